/** Whether the entry of a version is an ES module, as Vite builds it; it imports the other scripts of the version. */
export function isModuleRemote({ manifest }: { manifest?: unknown }): boolean {
  const { metaData } = (manifest ?? {}) as { metaData?: { remoteEntry?: { type?: unknown } } };
  return ['module', 'esm'].includes(String(metaData?.remoteEntry?.type));
}
