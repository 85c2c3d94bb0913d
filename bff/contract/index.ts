export * from './credits.ts';
export * from './errors.ts';
export * from './generations.ts';
export * from './images.ts';
export * from './operations.ts';
export * from './page-config.ts';
export * from './profile.ts';
export type { BffContract } from './routes.ts';
