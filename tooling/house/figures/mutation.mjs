import { existsSync, readFileSync } from 'node:fs';
import { percentOf, scoreFile } from '../../mutate/report.mjs';

/** @type {import('../repository.mjs').Figure} */
export default {
  title: 'Mutants that a test kills, at the last `pnpm mutate`',
  measure() {
    if (!existsSync(scoreFile)) return [{ label: 'all', value: 'never measured', wanted: '>= 85 %' }];
    /** @type {import('../../mutate/report.mjs').LastScore} */
    const { mutants, all, areas } = JSON.parse(readFileSync(scoreFile, 'utf8'));
    return [
      ...Object.entries(areas).map(([label, score]) => ({
        label: `${label}, ${score.tried} tried`,
        value: `${percentOf(score)} %`,
        wanted: '>= 85 %',
      })),
      { label: `${all.tried} tried of ${mutants}`, value: `${percentOf(all)} %`, wanted: '>= 85 %' },
    ];
  },
};
