export type { Turn } from './conversation/answer.ts';
export type { Marketplace } from './marketplaces.ts';
export { createTextEngine, type TextEngine } from './text-engine.ts';
