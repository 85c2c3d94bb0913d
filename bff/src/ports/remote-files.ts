/** Where the files of one package lie. */
export interface PackagePlace {
  remote: string;
  version: string;
  digest: string;
}

/** The bytes of published remotes: whole packages that never change. */
export interface RemoteFiles {
  /** Resolves when every file is there to stay; the same package again changes nothing. */
  put(place: PackagePlace, files: ReadonlyMap<string, Uint8Array>): Promise<void>;
  get(place: PackagePlace, file: string): Promise<Uint8Array | null>;
  /** `files` as they were put, but for the compressed ones beside them, which go too. */
  remove(place: PackagePlace, files: readonly string[]): Promise<void>;
}
