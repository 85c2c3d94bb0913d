const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' });
const moment = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

/** Whole cents as users read them: R$ 67,90. */
export const inReais = (cents: number): string => reais.format(cents / 100);

/** An ISO moment as a day: 21/12/2026. */
export const asDay = (iso: string): string => day.format(new Date(iso));

/** An ISO moment with its time of day. */
export const asMoment = (iso: string): string => moment.format(new Date(iso));

const dollars = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'USD' });
const wholeNumber = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });

/** US dollars as Brazilian users read them: US$ 0,04. */
export const inDollars = (amount: number): string => dollars.format(amount);

/** A count with its thousands apart. */
export const inWholeNumbers = (count: number): string => wholeNumber.format(count);

const kilobytes = new Intl.NumberFormat('pt-BR', {
  style: 'unit',
  unit: 'kilobyte',
  maximumFractionDigits: 0,
});
const megabytes = new Intl.NumberFormat('pt-BR', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
});
const milliseconds = new Intl.NumberFormat('pt-BR', {
  style: 'unit',
  unit: 'millisecond',
  maximumFractionDigits: 0,
});

/** Bytes as a weight: 312 kB. */
export const inBytes = (bytes: number): string => kilobytes.format(bytes / 1000);

/** Bytes of a download: 12,3 MB. */
export const inMegabytes = (bytes: number): string => megabytes.format(Math.max(bytes, 50_000) / 1_000_000);

const seconds = new Intl.NumberFormat('pt-BR', {
  style: 'unit',
  unit: 'second',
  maximumFractionDigits: 1,
});
const decimals = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/** Milliseconds as seconds: 1,8 s. */
export const inSeconds = (ms: number): string => seconds.format(ms / 1000);

/** A number of two decimals at most: 0,05. */
export const inDecimals = (amount: number): string => decimals.format(amount);

/** A duration: 184 ms. */
export const inMilliseconds = (ms: number): string => milliseconds.format(ms);
