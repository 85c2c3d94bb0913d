/**
 * The time that the name of a new migration begins with: now, or a second after the latest migration, whichever comes
 * later. A database that already has the latest one would be given an earlier one out of order.
 * @param {readonly string[]} files the migrations that are there
 * @param {Date} now
 */
export function stampAfter(files, now) {
  const latest = files.map((file) => file.slice(0, 14)).filter((stamp) => /^\d{14}$/.test(stamp));
  return (
    [stampOf(now), ...latest.map((stamp) => stampOf(new Date(timeOf(stamp) + 1000)))].sort().at(-1) ?? ''
  );
}

const stampOf = (/** @type {Date} */ date) => date.toISOString().replace(/\D/g, '').slice(0, 14);

const timeOf = (/** @type {string} */ stamp) =>
  Date.parse(stamp.replace(/(....)(..)(..)(..)(..)(..)/, '$1-$2-$3T$4:$5:$6Z'));
