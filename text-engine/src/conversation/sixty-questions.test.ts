import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testEngine } from '../testing/test-engine.ts';

/** One question a line, as a seller types it, and the subjects that would answer it. */
const questionsOf = (half: string) =>
  readFileSync(new URL(`../testing/questions-${half}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [question = '', subjects = ''] = line.split('\t');
      return { question, subjects: subjects.split('; ') };
    });

// The rules were written only with the seen half; the held half was written before them and opened when they were finished.
test.each([
  ['seen', 0.8],
  ['held', 0.8],
] as const)(
  'of thirty questions that sellers ask, those of the %s half are answered on their subject',
  (half, least) => {
    const asked = questionsOf(half).map(({ question, subjects }) => {
      const { subject } = testEngine.reply([{ role: 'user', content: question }]);
      return { question, subject, right: subjects.includes(subject) };
    });
    const right = asked.filter(({ right }) => right).length;
    const wrong = asked
      .filter(({ right }) => !right)
      .map(({ question, subject }) => `  ${subject}: ${question}`);
    process.stdout.write(`${[`${half} half: ${right} of ${asked.length} right`, ...wrong].join('\n')}\n`);
    expect(asked).toHaveLength(30);
    expect(right / asked.length).toBeGreaterThanOrEqual(least);
  },
);
