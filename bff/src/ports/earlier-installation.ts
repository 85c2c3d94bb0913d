/** The hashes of a version's files, by their names: `sha384-...`. */
export type FileHashes = Readonly<Record<string, string>>;

/** Another installation of the product, such as a staging, which shows a version before this one does. */
export interface EarlierInstallation {
  /** Where people open it. */
  origin: string;
  /** What it shows of a remote to users without a preview; null where it shows nothing. Rejects where it does not answer. */
  shown(remote: string): Promise<{ version: string; files: FileHashes } | null>;
}
