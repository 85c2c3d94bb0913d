// The engine's errors, for callers in another process, which need not load the rest.
export { ImageEngineError, type ImageEngineReason } from './image-engine-error.ts';
export { NetworkError, type NetworkReason } from './networks/network-error.ts';
