import { partOf } from './shared-libraries.mjs';

/**
 * A loader of the design system's list of exports, as it is written here or compiled for other repositories. In a page (`?common`, `?images/dropzone`) it keeps those of one part; in
 * a remote each export comes from the part that the page hands out.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source
 */
export default function takeParts(source) {
  const part = this.resourceQuery.slice(1);
  return source.replaceAll(
    /^(export .*?) from ['"]\.\/(.+?)\.(?:tsx?|js)['"];$/gms,
    (line, names, module) => {
      const own = partOf(module);
      if (!part) return `${names} from '${own}';`;
      return own.endsWith(`/${part}`) ? line : '';
    },
  );
}
