import type { DatabaseCatalog } from './database-catalog.ts';

/**
 * What a server of the previous release would miss after a migration, one sentence each: what is gone, has another name or type,
 * asks for more than it gives, or refuses what it did.
 */
export function findBreaks(before: DatabaseCatalog, after: DatabaseCatalog): string[] {
  return [
    ...columnBreaks(before, after),
    ...functionBreaks(before, after),
    ...[...after.constraints]
      .filter((name) => !before.constraints.has(name) && isKnown(before, name))
      .map((name) => `the new constraint ${name} may refuse rows that were written until now`),
    ...[...before.policies]
      .filter((name) => !after.policies.has(name))
      .map((name) => `no policy allows ${name} any more`),
  ];
}

const tableOf = (name: string) => name.split(/[.:]/)[0] ?? '';
const tablesOf = ({ columns }: DatabaseCatalog) => new Set([...columns.keys()].map(tableOf));
/** A new table cannot break a server that does not know it. */
const isKnown = (before: DatabaseCatalog, name: string) => tablesOf(before).has(tableOf(name));

function columnBreaks(before: DatabaseCatalog, after: DatabaseCatalog): string[] {
  const breaks: string[] = [];
  for (const [name, { type, required }] of before.columns) {
    const now = after.columns.get(name);
    if (!now) breaks.push(`${name} is gone or has another name`);
    else if (now.type !== type) breaks.push(`${name} was ${type} and is ${now.type}`);
    else if (now.required && !required) breaks.push(`${name} must be given now`);
  }
  for (const [name, { required }] of after.columns)
    if (required && !before.columns.has(name) && isKnown(before, name))
      breaks.push(`the new column ${name} must be given`);
  return breaks;
}

function functionBreaks(before: DatabaseCatalog, after: DatabaseCatalog): string[] {
  const answers = (known: DatabaseCatalog['functions'][number]) =>
    after.functions.some(
      (now) =>
        now.name === known.name &&
        now.result === known.result &&
        (now.callable || !known.callable) &&
        known.arguments.every(({ name, type, optional }) =>
          now.arguments.some((one) => one.name === name && one.type === type && (one.optional || !optional)),
        ) &&
        now.arguments.every(
          ({ name, optional }) => optional || known.arguments.some((argument) => argument.name === name),
        ),
    );
  return before.functions
    .filter((known) => !answers(known))
    .map(({ name, arguments: args }) => `${name}(${args.map((one) => one.name).join(', ')}) answers no more`);
}
