/** The name under which the sources of a version are stored, beside its files and as none of them: nothing serves them. */
export const SOURCES_FILE = '.sources.json.gz';

/** Where the files of one package lie. */
export interface PackagePlace {
  remote: string;
  version: string;
  digest: string;
}

/** The files of published remotes: complete packages that never change. */
export interface RemoteFiles {
  /** Resolves when every file is stored durably; the same package again changes nothing. */
  put(place: PackagePlace, files: ReadonlyMap<string, Uint8Array>): Promise<void>;
  get(place: PackagePlace, file: string): Promise<Uint8Array | null>;
  /** Removes `files`, named as they were put, together with their compressed copies. */
  remove(place: PackagePlace, files: readonly string[]): Promise<void>;
}
