/**
 * The part of the contract that runs in the browser as well: data and pure functions, said once for the screens and
 * the server. It imports nothing outside this folder, and `browser.test.ts` keeps it small.
 */
export * from './access.ts';
export { operations } from './all-operations.ts';
export * from './display-copies.ts';
export type { ToolAccent, ToolIcon } from './image-tool-description.ts';
export { imageTools } from './image-tools.ts';
export * from './limits.ts';
export * from './marketplaces.ts';
export * from './mask-message.ts';
export * from './operations.ts';
export * from './packs.ts';
export * from './password-rules.ts';
export * from './plans.ts';
export * from './remote-version.ts';
export * from './shell-screens.ts';
export * from './text-tools.ts';
