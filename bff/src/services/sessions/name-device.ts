/** Browsers by their own mark, the most specific first, since most also call themselves Chrome and Safari. */
const browsers = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
] as const;

const nameIn = (names: readonly (readonly [RegExp, string])[], userAgent: string) =>
  names.find(([mark]) => mark.test(userAgent))?.[1] ?? null;

/** The browser with this user agent; null for an unknown one. */
export const browserOf = (userAgent: string): string | null => nameIn(browsers, userAgent);

/** The kind of device, as its owner calls it. */
export const systemOf = (userAgent: string): string | null => nameIn(systems, userAgent);
