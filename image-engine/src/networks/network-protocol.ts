import type { NetworkReason } from './network-error.ts';
import type { NetworkFamily } from './network-families.ts';

/** The first message to the process of a network. */
export interface LoadMessage {
  kind: 'load';
  file: string;
  family?: NetworkFamily | undefined;
  threads: number;
  /** The process ends itself beyond so many megabytes. */
  memoryMb: number;
  /** Whether a run's memory stays for the next one. */
  keepsMemory?: boolean | undefined;
}

/** A picture to map: `side` x `side` pixels of 3 bytes. */
export interface RunMessage {
  kind: 'run';
  pixels: Uint8Array;
}

export type NetworkRequest = LoadMessage | RunMessage;

export type NetworkAnswer =
  | { kind: 'loaded'; family: NetworkFamily; side: number }
  | { kind: 'map'; values: Float32Array; cpuSeconds: number }
  | { kind: 'failed'; reason: NetworkReason; detail: string };
