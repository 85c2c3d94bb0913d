import { originOf, percentOf, readScore } from '../../mutate/report.mjs';

/** @type {import('../repository.mjs').Figure} */
export default {
  title: 'Mutants that a test kills, at the last `pnpm mutate`',
  measure() {
    const score = readScore();
    if (!score) return [{ label: 'all', value: 'never measured', wanted: '>= 85 %' }];
    const { all, areas, date, commit } = score;
    return Object.entries({ ...areas, all: { ...all, date, commit } }).map(([label, one]) => ({
      label: `${label}, ${originOf(one)}`,
      value: `${percentOf(one)} %`,
      wanted: '>= 85 %',
    }));
  },
};
