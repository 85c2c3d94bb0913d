import { isTest, lineCount, readText, sourceFiles } from '../repository.mjs';

/** @type {import('../repository.mjs').Figure} */
export default {
  title: 'Lines of TypeScript and JavaScript by room (code + tests)',
  measure() {
    /** @type {Map<string, { code: number, tests: number }>} */
    const rooms = new Map();
    for (const file of sourceFiles()) {
      const room = file.includes('/') ? (file.split('/')[0] ?? '') : 'root';
      const lines = rooms.get(room) ?? { code: 0, tests: 0 };
      lines[isTest(file) ? 'tests' : 'code'] += lineCount(readText(file));
      rooms.set(room, lines);
    }
    const all = [...rooms].sort(([a], [b]) => (a < b ? -1 : 1));
    const total = all.reduce((sum, [, { code, tests }]) => sum + code + tests, 0);
    return [
      ...all.map(([label, { code, tests }]) => ({ label, value: `${code} + ${tests}` })),
      { label: 'all rooms', value: total },
    ];
  },
};
