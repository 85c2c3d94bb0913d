const decimal = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const KILOBYTE = 1000;
const MEGABYTE = 1_000_000;
/** Ratios that sellers know by a name. */
const RATIOS = [
  [3 / 4, '3:4'],
  [1, '1:1'],
  [4 / 3, '4:3'],
] as const;

export const times = (factor: number) => decimal.format(factor);
/** A share of 1 as `62 %`; never rounded up to what is wanted. */
export const percent = (share: number) => `${Math.floor(share * 100 + 0.01)} %`;
export const fileSize = (bytes: number) =>
  bytes < MEGABYTE ? `${Math.round(bytes / KILOBYTE)} kB` : `${decimal.format(bytes / MEGABYTE)} MB`;
export const ratio = (value: number) =>
  RATIOS.find(([known]) => Math.abs(known - value) < 0.005)?.[1] ?? `${decimal.format(value)}:1`;
/** `2026-11-22` as `22/11/2026`. */
export const day = (date: string) => date.split('-').reverse().join('/');
