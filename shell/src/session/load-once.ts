/** Loads the client at the first call; after a failure the next call tries again. */
export function loadOnce<Client>(
  load: () => Promise<Client>,
  { onLoaded, onFailed }: { onLoaded: (client: Client) => void; onFailed: () => void },
): () => Promise<Client> {
  let client: Promise<Client> | undefined;
  return () => {
    client ??= load().then(
      (loaded) => {
        onLoaded(loaded);
        return loaded;
      },
      (cause: unknown) => {
        client = undefined;
        onFailed();
        throw cause;
      },
    );
    return client;
  };
}
