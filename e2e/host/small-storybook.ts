import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder of a built Storybook with one story of each remote that is named. */
export function smallStorybook(...remotes: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'andromeda-storybook-'));
  const entries = remotes.map((remote) => {
    const id = `telas-${remote}--normal`;
    const importPath = `../${remote}/src/stories/screen.stories.tsx`;
    return [id, { id, title: `Telas/${remote}`, name: 'Normal', importPath, type: 'story' }];
  });
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ v: 5, entries: Object.fromEntries(entries) }));
  // As Storybook marks a story that it has drawn.
  writeFileSync(join(folder, 'iframe.html'), '<body class="sb-show-main"><h1>Uma história</h1></body>');
  return folder;
}
