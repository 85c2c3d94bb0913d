import { findStyleProblems } from '../styles/find-problems.mjs';

// Only the primitives contain colours; sheets and screens take colours, sizes and spacing from the tokens.
const found = Object.values(findStyleProblems()).flat();
for (const { rule, place } of found) console.error(`${rule}, use a token: ${place}`);
process.exit(found.length > 0 ? 1 : 0);
