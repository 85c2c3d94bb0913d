import { isTest, isTestSupport, lineCount, readText, sourceFiles } from '../repository.mjs';

/** @type {import('../repository.mjs').Figure} */
export default {
  title: 'Lines of TypeScript and JavaScript by room (code + fakes and helpers of tests + tests)',
  measure() {
    /** @type {Map<string, { code: number, support: number, tests: number }>} */
    const rooms = new Map();
    for (const file of sourceFiles()) {
      for (const room of roomsOf(file)) {
        const lines = rooms.get(room) ?? { code: 0, support: 0, tests: 0 };
        lines[kindOf(file)] += lineCount(readText(file));
        rooms.set(room, lines);
      }
    }
    const all = [...rooms].sort(([a], [b]) => (a < b ? -1 : 1));
    const total = all.reduce(
      (sum, [room, { code, support, tests }]) => (room.includes('/') ? sum : sum + code + support + tests),
      0,
    );
    return [
      ...all.map(([label, { code, support, tests }]) => ({
        label,
        value: `${code} + ${support} + ${tests}`,
      })),
      { label: 'all rooms', value: total },
    ];
  },
};

/** What both sides of the contract keep is counted in its room, and once more by itself. @param {string} file */
function roomsOf(file) {
  const room = file.includes('/') ? (file.split('/')[0] ?? '') : 'root';
  return file.startsWith('bff/contract/') ? [room, 'bff/contract'] : [room];
}

/** @param {string} file */
function kindOf(file) {
  if (isTest(file)) return 'tests';
  return isTestSupport(file) ? 'support' : 'code';
}
