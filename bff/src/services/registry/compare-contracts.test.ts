import { expect, test } from 'vitest';
import { compareContracts } from './compare-contracts.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const object = (properties: Record<string, object>, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
});
const text = { type: 'string' };
const number = { type: 'integer' };
const note = object({ id: number, text }, ['id', 'text']);

/** A contract with one operation, or with these paths. */
const contract = (operation: object, more: object = {}) => ({
  openapi: '3.1.0',
  paths: { '/notes': { get: operation } },
  ...more,
});
const answering = (schema: object) => contract({ responses: { 200: json(schema) } });
const taking = (schema: object) => contract({ requestBody: json(schema), responses: {} });
const asking = (parameters: object[]) => contract({ parameters, responses: {} });

test('an operation that is gone is named, and one that came is not', () => {
  const before = {
    openapi: '3.1.0',
    paths: { '/notes': { get: {}, post: {} }, '/notes/{id}': { delete: {} } },
  };
  const now = { openapi: '3.1.0', paths: { '/notes': { get: {}, put: {} } } };
  expect(compareContracts(before, now)).toEqual([
    'POST /notes não existe mais.',
    'DELETE /notes/{id} não existe mais.',
  ]);
  expect(compareContracts(now, now)).toEqual([]);
  expect(compareContracts(now, null)).toHaveLength(2);
});

test.each([
  [
    'a new required parameter',
    asking([]),
    asking([{ name: 'q', in: 'query', required: true }]),
    /parâmetro q/,
  ],
  [
    'a field that requests must have',
    taking(object({ a: text })),
    taking(object({ a: text }, ['a'])),
    /o campo a/,
  ],
  [
    'a body where there was none',
    contract({ responses: {} }),
    taking(object({ a: text }, ['a'])),
    /o campo a/,
  ],
  ['a field of another kind', taking(object({ a: text })), taking(object({ a: number })), /o campo a/],
  ['a field that answers lack', answering(note), answering(object({ id: number }, ['id'])), /o campo text/],
  [
    'a field that answers may lack',
    answering(note),
    answering({ ...note, required: ['id'] }),
    /o campo text/,
  ],
  [
    'a field within a list',
    answering(object({ notes: { type: 'array', items: note } }, ['notes'])),
    answering(object({ notes: { type: 'array', items: object({}) } }, ['notes'])),
    /o campo notes\[\]\.id/,
  ],
  [
    'another kind of answer',
    answering(note),
    answering({ type: 'array', items: note }),
    /responde outra coisa/,
  ],
  ['another status', answering(note), contract({ responses: { 201: json(note) } }), /\(200\) não é mais/],
  ['an answer without its body', answering(note), contract({ responses: { 200: {} } }), /o corpo que tinha/],
])('%s is named', (_what, before, now, says) => {
  expect(compareContracts(before, now)[0]).toMatch(says);
});

test.each([
  ['an optional parameter', asking([]), asking([{ name: 'q', in: 'query' }])],
  [
    'an optional field of requests',
    taking(note),
    taking(object({ ...note.properties, c: text }, note.required)),
  ],
  ['a field of requests that is no longer needed', taking(note), taking({ ...note, required: [] })],
  [
    'a further field of answers',
    answering(note),
    answering(object({ ...note.properties, c: text }, note.required)),
  ],
  [
    'a refusal that is gone',
    contract({ responses: { 200: json(note), 404: json(note) } }),
    contract({ responses: { 200: json(note) } }),
  ],
])('%s is no change that breaks a client', (_what, before, now) => {
  expect(compareContracts(before, now)).toEqual([]);
});

test('schemas are compared by what they refer to, also one that refers to itself', () => {
  const refers = { $ref: '#/components/schemas/Note' };
  const holding = (schema: object) =>
    contract({ responses: { 200: json(refers) } }, { components: { schemas: { Note: schema } } });
  expect(compareContracts(answering(note), holding(note))).toEqual([]);
  expect(compareContracts(holding(note), holding(object({ id: number }, ['id'])))).toHaveLength(1);
  const tree = object({ next: refers }, ['next']);
  expect(compareContracts(holding(tree), holding(tree))).toEqual([]);
  expect(compareContracts(holding({ $ref: '#/components/schemas/Note' }), holding(note))).toEqual([]);
});

test('of very many changes the first twenty are named', () => {
  const paths = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`/${index}`, { get: {} }]));
  const changes = compareContracts({ openapi: '3.1.0', paths }, null);
  expect(changes).toHaveLength(21);
  expect(changes.at(-1)).toBe('E mais 5.');
});
