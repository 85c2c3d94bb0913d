type Version = readonly [major: number, minor: number, patch: number];
type Bound = (version: Version) => boolean;

/**
 * Whether `version` lies in a range as npm writes it: `1.2.3`, `1.x`, `^1.2`, `~1.2`, `>=1.2 <3`, `a || b`, `*`. A range
 * that cannot be read holds nothing.
 */
export function fitsRange(version: string, range: string): boolean {
  const asked = parse(version);
  if (!asked) return false;
  return range.split('||').some((alternative) => {
    const bounds = alternative
      .trim()
      .replace(/([<>=~^])\s+/g, '$1')
      .split(/\s+/)
      .map(boundOf);
    return bounds.every((bound) => bound?.(asked));
  });
}

const PART = '(?:\\.(\\d+|[x*]))?';
const comparator = new RegExp(`^(\\^|~|>=|<=|>|<|=)?v?(\\d+|[x*])${PART}${PART}$`);

function boundOf(text: string): Bound | undefined {
  const [whole, operator = '=', ...parts] = comparator.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const given = parts.filter((part) => part !== undefined && /\d/.test(part)).map(Number);
  if (given.length === 0) return () => true;
  const [major = 0, minor = 0, patch = 0] = given;
  const low: Version = [major, minor, patch];
  const above = upperEnd(operator, given);
  const bounds: Record<string, Bound> = {
    '>=': (version) => compare(version, low) >= 0,
    '<': (version) => compare(version, low) < 0,
    '>': (version) => compare(version, above) >= 0,
    '<=': (version) => compare(version, above) < 0,
  };
  return bounds[operator] ?? ((version) => compare(version, low) >= 0 && compare(version, above) < 0);
}

/** The first version that what is written does not mean any more: `1.2` ends at 1.3.0, `^1.2` at 2.0.0. */
function upperEnd(operator: string, given: readonly number[]): Version {
  const [major = 0, minor = 0, patch = 0] = given;
  if (given.length === 1) return [major + 1, 0, 0];
  if (operator === '^') {
    if (major > 0) return [major + 1, 0, 0];
    if (minor > 0 || given.length === 2) return [0, minor + 1, 0];
    return [0, 0, patch + 1];
  }
  if (operator === '~' || given.length === 2) return [major, minor + 1, 0];
  return [major, minor, patch + 1];
}

function parse(version: string): Version | undefined {
  const [, major, minor, patch] = /^v?(\d+)\.(\d+)\.(\d+)/.exec(version) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}

const compare = (a: Version, b: Version) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
