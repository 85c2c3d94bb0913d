import { z } from 'zod';
import { SharedLibrary } from '../../contract/releases.ts';
import type { PreloadedFiles } from './describe-remote.ts';
import { DrawnFrame } from './drawn-frame.ts';

const Part = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) });

/** `hosting.json` of a shell's build. */
export const Hosting = z.object({
  shared: z.array(SharedLibrary),
  parts: z.object({ federation: Part }).catchall(Part),
});

const Drawn = z.array(z.object({ path: z.string(), part: z.string(), html: z.string() }));

/**
 * The shell's HTML with its markers, and its parts by name: `federation` is what it loads with its first remote. `screens`
 * are those that its build drew, by their addresses, and `frame` is what stands around the others.
 */
export interface ShellPage {
  version: string;
  html: string;
  parts: ReadonlyMap<string, PreloadedFiles>;
  screens: ReadonlyMap<string, DrawnScreen>;
  /** Null where its build drew none. */
  frame: DrawnFrame | null;
}

/** What a screen looks like before its scripts run, with the files of its own that it loads. */
export interface DrawnScreen {
  html: string;
  files: PreloadedFiles;
}

/** The texts of a shell's build that its pages are made of. A build may have drawn no screens and no frame. */
export interface ShellTexts {
  'page.html': string;
  'hosting.json': string;
  'drawn-screens.json'?: string | undefined;
  'drawn-frame.json'?: string | undefined;
}

/** What pages are made of, by a build of the shell. Throws where one of its files is not what it should be. */
export function makeShellPage(
  version: string,
  integrity: Readonly<Record<string, string>>,
  texts: ShellTexts,
): ShellPage {
  const { parts } = Hosting.parse(JSON.parse(texts['hosting.json']));
  const filesOf = (part: z.infer<typeof Part>) => ({ baseUrl: `/assets/${version}/`, ...part, integrity });
  const drawn = Drawn.parse(JSON.parse(texts['drawn-screens.json'] ?? '[]'));
  return {
    version,
    html: texts['page.html'],
    parts: new Map(Object.entries(parts).map(([name, part]) => [name, filesOf(part)])),
    screens: new Map(
      drawn.flatMap(({ path, part, html }) => {
        const files = parts[part];
        return files ? [[path, { html, files: filesOf(files) }]] : [];
      }),
    ),
    frame: texts['drawn-frame.json'] ? DrawnFrame.parse(JSON.parse(texts['drawn-frame.json'])) : null,
  };
}
