import { readFileSync, writeFileSync } from 'node:fs';
import { writeCosts } from './write-costs.mjs';

// `node tooling/costs/main.mjs` writes the tables of docs/scale.md from assumptions.json.
const document = new URL('../../docs/scale.md', import.meta.url);
const assumptions = JSON.parse(readFileSync(new URL('assumptions.json', import.meta.url), 'utf8'));
writeFileSync(document, writeCosts(readFileSync(document, 'utf8'), assumptions));
