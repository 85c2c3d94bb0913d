import { text } from 'node:stream/consumers';
import { compareTypes } from './compare-types.mjs';

// The process of `checkTypes`: reads sources and types, writes complaints.
const { sources, types } = JSON.parse(await text(process.stdin));
process.stdout.write(JSON.stringify(compareTypes(sources, types)));
