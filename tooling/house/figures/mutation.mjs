import { existsSync, readFileSync } from 'node:fs';
import { originOf, percentOf, scoreFile } from '../../mutate/report.mjs';

/** @type {import('../repository.mjs').Figure} */
export default {
  title: 'Mutants that a test kills, at the last `pnpm mutate`',
  measure() {
    if (!existsSync(scoreFile)) return [{ label: 'all', value: 'never measured', wanted: '>= 85 %' }];
    /** @type {import('../../mutate/report.mjs').LastScore} */
    const score = JSON.parse(readFileSync(scoreFile, 'utf8'));
    return [
      ...Object.entries(score.areas).map(([label, area]) => ({
        label: `${label}, ${area.tried} tried of ${area.mutants}`,
        value: `${percentOf(area)} %`,
        wanted: '>= 85 %',
      })),
      { label: `all, ${originOf(score)}`, value: `${percentOf(score.all)} %`, wanted: '>= 85 %' },
    ];
  },
};
