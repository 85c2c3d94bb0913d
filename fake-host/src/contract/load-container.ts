import type { RemoteContainer } from '@andromeda/tooling/hosting';

/** The part of federation's manifest that counts here. */
interface FederationManifest {
  metaData: { globalName: string; remoteEntry: { name: string } };
}

/** Runs the entry script beside a manifest and answers what it leaves in the page. */
export async function loadContainer(manifestUrl: string): Promise<RemoteContainer> {
  const answer = await fetch(manifestUrl);
  const { metaData } = (await answer.json()) as FederationManifest;
  const script = document.createElement('script');
  script.src = new URL(metaData.remoteEntry.name, answer.url).href;
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${script.src} did not load`));
    document.head.append(script);
  });
  const container = (globalThis as unknown as Record<string, RemoteContainer>)[metaData.globalName];
  if (!container) throw new Error(`${script.src} left no container`);
  return container;
}
