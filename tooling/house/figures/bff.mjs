import { execFileSync } from 'node:child_process';
import { root } from '../../scripts/workspace.mjs';
import { isTest, isTestSupport, lineCount, readText, sourceFiles } from '../repository.mjs';

/** The last commit in which the image engine was a part of the BFF (docs/decisions/022). */
const BEFORE = '72a5aa4484';

/** @type {import('../repository.mjs').Figure} */
export default {
  title: `Lines of the BFF by folder, tests and their helpers apart (today, in files that ${BEFORE} does not have, in ${BEFORE})`,
  measure() {
    const before = linesBefore();
    /** @type {Map<string, { now: number, added: number, once: number }>} */
    const folders = new Map();
    const count = (
      /** @type {string} */ file,
      /** @type {Partial<{ now: number, added: number, once: number }>} */ { now = 0, added = 0, once = 0 },
    ) => {
      for (const folder of [folderOf(file), 'all']) {
        const sum = folders.get(folder) ?? { now: 0, added: 0, once: 0 };
        folders.set(folder, { now: sum.now + now, added: sum.added + added, once: sum.once + once });
      }
    };
    for (const file of sourceFiles().filter(isCounted)) {
      const now = lineCount(readText(file));
      count(file, { now, added: before.has(file) ? 0 : now });
    }
    for (const [file, once] of before) count(file, { once });
    const { all, ...each } = Object.fromEntries([...folders].sort(([a], [b]) => (a < b ? -1 : 1)));
    return Object.entries({ ...each, ...(all && { all }) }).map(([label, { now, added, once }]) => ({
      label,
      value: `${now}, ${added}, ${before.size > 0 ? once : 'unknown'}`,
    }));
  },
};

/** The lines of the files of that commit; none in a clone without it. */
function linesBefore() {
  try {
    const lines = execFileSync('git', ['grep', '-c', '', BEFORE, '--', 'bff'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return new Map(
      [...lines.matchAll(/^\w+:(.+):(\d+)$/gm)]
        .map(([, file = '', count]) => /** @type {const} */ ([file, Number(count)]))
        .filter(([file]) => isCounted(file)),
    );
  } catch {
    return new Map();
  }
}

/** @param {string} file */
const isCounted = (file) =>
  /^bff\/.*\.(?:ts|tsx|mjs|cjs)$/.test(file) && !isTest(file) && !isTestSupport(file);

/** `contract`, or a folder of `src`, such as `services`; files beside them are of their parent. @param {string} file */
function folderOf(file) {
  const [, top = '', folder = '', ...rest] = file.split('/');
  if (top === 'src') return rest.length > 0 ? `src/${folder}` : 'src';
  return folder === '' ? '.' : top;
}
