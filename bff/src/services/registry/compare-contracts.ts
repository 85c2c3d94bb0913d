import { type BackendContract, METHODS } from '../../slices/backend-contract.ts';

type Node = Readonly<Record<string, unknown>>;

/** Schemas may refer to themselves. */
const DEEPEST = 12;
const MOST = 20;

/**
 * What a client of the contract before would miss in the one of now, one sentence each, at most 20: operations that are gone, parameters and fields that
 * are required since, and answers without what they had. What was only added is none.
 */
export function compareContracts(before: BackendContract, now: BackendContract | null): string[] {
  const found: string[] = [];
  for (const [path, operations] of Object.entries(before.paths))
    for (const method of METHODS) {
      const old = nodeOf(operations[method]);
      if (!old) continue;
      const name = `${method.toUpperCase()} ${path}`;
      const fresh = nodeOf(now?.paths[path]?.[method]);
      if (!fresh || !now) found.push(`${name} não existe mais.`);
      else found.push(...compareOperations(name, [before, old], [now, fresh]));
    }
  return found.length > MOST ? [...found.slice(0, MOST), `E mais ${found.length - MOST}.`] : found;
}

type Place = readonly [BackendContract, Node];

function compareOperations(name: string, before: Place, now: Place): string[] {
  const [oldBody, newBody] = [bodyOf(before), bodyOf(now)];
  const required = requiredParameters(now).filter((each) => !requiredParameters(before).includes(each));
  const fields = newBody ? demands([before[0], oldBody ?? {}], [now[0], newBody], '') : [];
  const answers = Object.keys(nodeOf(before[1].responses) ?? {}).filter((status) => /^2/.test(status));
  return [
    ...required.map((each) => `${name} passa a exigir o parâmetro ${each}.`),
    ...fields.map((field) => `${name} passa a exigir ${field ? `o campo ${field}` : 'outro corpo'}.`),
    ...answers.flatMap((status) => compareAnswers(`${name} (${status})`, status, before, now)),
  ];
}

function compareAnswers(name: string, status: string, before: Place, now: Place): string[] {
  const old = schemaIn(before, nodeOf(before[1].responses)?.[status]);
  const answer = nodeOf(now[1].responses)?.[status];
  if (answer === undefined) return [`${name} não é mais uma resposta.`];
  const fresh = schemaIn(now, answer);
  if (!old) return [];
  if (!fresh) return [`${name} não tem mais o corpo que tinha.`];
  // A client reads of an answer what a server reads of a request: what it does not find breaks it.
  return demands([now[0], fresh], [before[0], old], '').map((field) =>
    field ? `${name} não garante mais o campo ${field}.` : `${name} responde outra coisa.`,
  );
}

/** The fields that `reader` needs and `writer` does not promise, by their paths; an empty one where the whole is of another kind. */
function demands(writer: Place, reader: Place, path: string, depth = 0): string[] {
  const [given, wanted] = [resolve(writer), resolve(reader)];
  if (depth > DEEPEST) return [];
  if (
    wanted.type !== undefined &&
    given.type !== undefined &&
    JSON.stringify(given.type) !== JSON.stringify(wanted.type)
  )
    return [path];
  if (wanted.items) {
    const [writes, reads] = [nodeOf(given.items) ?? {}, nodeOf(wanted.items) ?? {}];
    return demands([writer[0], writes], [reader[0], reads], `${path}[]`, depth + 1);
  }
  const promised = namesIn(given.required);
  const [has, wants] = [nodeOf(given.properties) ?? {}, nodeOf(wanted.properties) ?? {}];
  return Object.entries(wants).flatMap(([name, schema]) => {
    const place = path ? `${path}.${name}` : name;
    const isNeeded = namesIn(wanted.required).includes(name);
    const writes = nodeOf(has[name]);
    if (isNeeded && !promised.includes(name)) return [place];
    if (!writes) return [];
    return demands([writer[0], writes], [reader[0], nodeOf(schema) ?? {}], place, depth + 1);
  });
}

function requiredParameters([, { parameters }]: Place): string[] {
  const all = Array.isArray(parameters) ? parameters.map(nodeOf) : [];
  return all.flatMap((each) => (each?.required === true && each.in !== 'path' ? [String(each.name)] : []));
}

/** The schema of a JSON body. */
const bodyOf = (place: Place) => schemaIn(place, place[1].requestBody);

function schemaIn([document]: Place, holder: unknown): Node | undefined {
  const content = nodeOf(resolve([document, nodeOf(holder) ?? {}]).content);
  return nodeOf(nodeOf(content?.['application/json'])?.schema);
}

/** A node, or what it refers to in its document. */
function resolve([document, node]: Place): Node {
  let found = node;
  for (let step = 0; step < DEEPEST && typeof found.$ref === 'string'; step += 1) {
    const steps = found.$ref.replace(/^#\//, '').split('/');
    found = steps.reduce<Node>((from, name) => nodeOf(from[name]) ?? {}, document);
  }
  return found;
}

const namesIn = (list: unknown): unknown[] => (Array.isArray(list) ? list : []);
const nodeOf = (value: unknown): Node | undefined =>
  typeof value === 'object' && value !== null ? (value as Node) : undefined;
