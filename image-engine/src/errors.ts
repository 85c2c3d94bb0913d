// What the engine rejects with, for whoever asks it from another process and need not load the rest.
export { ImageEngineError, type ImageEngineReason } from './image-engine-error.ts';
export { NetworkError, type NetworkReason } from './networks/network-error.ts';
