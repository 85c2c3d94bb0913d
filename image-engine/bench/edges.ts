import { matte } from '../src/photo/segmentation/matte.ts';
import { matteOutline } from './baseline/outline-matte.ts';
import { loadPhotos } from './cut-outs/photos.ts';
import { composeEdges, EDGE_KINDS } from './edges/compose-edges.ts';
import { GROUNDS } from './edges/grounds.ts';
import { type EdgeFigures, measureEdges } from './edges/measure-edges.ts';

const PHOTOS = /ui5-ht-(?:1010|1060|1065|1090|2001|9991)\.jpg$/;

/** Mean colour error along the border of cut-outs whose alpha is known, beside the matte that this one replaced. */
export async function run(): Promise<void> {
  const photos = (await loadPhotos('work')).filter(({ name }) => PHOTOS.test(name));
  console.log(
    'mean colour error along the border, 0 to 255, on white, black and blue; in brackets by alpha and by colour alone',
  );
  const all: EdgeFigures[][] = [];
  for (const kind of EDGE_KINDS) {
    for (const ground of Object.keys(GROUNDS)) {
      const figures: EdgeFigures[][] = [];
      for (const photo of photos)
        figures.push(await measureEdges(await composeEdges(photo, kind, ground), [matteOutline, matte]));
      print(`${kind} before ${ground}`, figures);
      all.push(...figures);
    }
  }
  print('all', all);
}

function print(title: string, figures: readonly EdgeFigures[][]): void {
  const mean = (at: number, of: keyof EdgeFigures): number =>
    figures.reduce((sum, row) => sum + (row[at]?.[of] ?? 0), 0) / figures.length;
  const cells = [0, 1].map(
    (at) =>
      `${mean(at, 'error').toFixed(2)} (${mean(at, 'alphaError').toFixed(2)}, ${mean(at, 'colourError').toFixed(2)}) ${mean(at, 'cpuSeconds').toFixed(2)} s`,
  );
  const ratio = mean(1, 'error') / mean(0, 'error');
  console.log(`${title.padEnd(20)} before ${cells[0]}   now ${cells[1]}   ratio ${ratio.toFixed(2)}`);
}
