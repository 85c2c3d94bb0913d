/**
 * `included` is free each month; `official` is false where nobody read the seller's own page.
 * @typedef {{ value: number, unit: string, source: string }} Figure
 * @typedef {Figure & { included?: number, fixed?: number, seen: string, official: boolean }} Price
 * @typedef {{ name: string, memoryGB: number, usd: number }} Machine
 * @typedef {{
 *   sizes: number[], figures: Record<string, Figure>, prices: Record<string, Price>,
 *   compute: { source: string, seen: string, official: boolean, creditUSD: number, machines: Machine[] },
 * }} Assumptions
 */

const SECONDS_A_MONTH = 30 * 24 * 3600;
const WEEKS_A_MONTH = 30 / 7;

/** @param {Assumptions} assumptions */
export function figuresOf({ figures }) {
  return (/** @type {string} */ name) => {
    const figure = figures[name];
    if (!figure) throw new Error(`there is no figure ${name}`);
    return figure.value;
  };
}

/**
 * What so many pictures a month need of each resource. A GB has 1,000 MB, as in bills.
 * @param {Assumptions} assumptions
 * @param {number} pictures
 */
export function computeUse(assumptions, pictures) {
  const f = figuresOf(assumptions);
  const months = f('monthsKept');
  const sellers = pictures / f('picturesPerSeller');
  const visits = sellers * f('visitsPerSeller');
  const callsPerOrder = 2 + f('readsPerOrder') + f('orderSeconds') / f('listSeconds');
  const requests =
    pictures * (callsPerOrder + 1 + f('downloadsPerPicture')) +
    visits * (f('callsPerVisit') + f('cardsPerVisit'));
  const peakOf = (/** @type {number} */ monthly) => (monthly / SECONDS_A_MONTH) * f('peak');
  const orders = peakOf(pictures);
  const addedGB = (pictures * (f('pngMB') + f('cutOutShare') * f('cutOutPhotoMB'))) / 1e3;
  const visitKB = f('codeKB') + f('cardsPerVisit') * f('copyKB640');
  const weekOfCopiesKB = f('copyKB448') + f('copyKB640') + f('copyKB1600');
  return {
    sellers,
    requests,
    peakRequests: peakOf(requests),
    addedGB,
    storedGB: addedGB * months,
    bucketEgressGB: (pictures * f('pngMB') * (f('downloadsPerPicture') + 1)) / 1e3,
    withoutCopiesGB: ((pictures * f('downloadsPerPicture') + visits * f('cardsPerVisit')) * f('pngMB')) / 1e3,
    serverEgressGB: (pictures * f('copyKB1600') + visits * visitKB) / 1e6,
    cacheGB: ((pictures / WEEKS_A_MONTH) * weekOfCopiesKB) / 1e6,
    rows: pictures * f('rowsPerPicture') * months,
    databaseGB: (pictures * months * (f('rowBytes') + f('indexBytes'))) / 1e9,
    indexGB: (pictures * months * f('indexBytes')) / 1e9,
    orders,
    queueSessions: orders * f('queueSeconds'),
    streams: orders * f('orderSeconds'),
    sessionQuestions: (orders * f('orderSeconds')) / f('sessionSeconds'),
    stalled: orders * f('stallSeconds'),
    placeReads: (orders * f('stallSeconds')) / f('placeSeconds'),
    events: orders * f('eventsPerOrder'),
    cutOutCores: orders * f('cutOutShare') * (f('engineSeconds') + f('networkSeconds')),
    copyCores: orders * f('copySeconds'),
    filesPut: pictures * f('filesPutPerPicture'),
    filesRead: pictures * f('filesReadPerPicture'),
  };
}

/** @typedef {ReturnType<typeof computeUse>} Use */

/**
 * A month's bills in USD, payments in BRL, after `monthsKept` months of the same size.
 * @param {Assumptions} assumptions
 * @param {number} pictures
 */
export function computeBills(assumptions, pictures) {
  const f = figuresOf(assumptions);
  const use = computeUse(assumptions, pictures);
  const bill = (/** @type {string} */ name, /** @type {number} */ amount) => {
    const price = priceOf(assumptions, name);
    return Math.max(0, amount - (price.included ?? 0)) * price.value;
  };
  const machine = machineFor(assumptions, use.indexGB);
  const fee = priceOf(assumptions, 'stripeShare');
  return {
    machine,
    database:
      bill('supabasePlan', 1) +
      bill('supabaseDisk', use.databaseGB) +
      bill('supabaseUsers', use.sellers) +
      Math.max(0, (machine?.usd ?? 0) - assumptions.compute.creditUSD),
    supabaseStorage: bill('supabaseStorage', use.storedGB),
    supabaseEgress: bill('supabaseEgress', use.bucketEgressGB),
    withoutCopies: bill('supabaseEgress', use.withoutCopiesGB),
    transformations: bill('supabaseTransformations', pictures),
    r2:
      bill('r2Storage', use.storedGB) +
      bill('r2Writes', use.filesPut / 1e6) +
      bill('r2Reads', use.filesRead / 1e6),
    s3: bill('s3Storage', use.storedGB) + bill('s3Egress', use.bucketEgressGB),
    scenes: bill('geminiPicture', pictures * (1 - f('cutOutShare'))),
    cutOuts: bill('photoroomCutOut', pictures * f('cutOutShare')),
    paymentsBRL: use.sellers * (f('subscription') * fee.value + (fee.fixed ?? 0)),
  };
}

/**
 * The smallest machine of which the indexes take half of the memory at most; null where none is so large.
 * @param {Assumptions} assumptions
 * @param {number} indexGB
 */
export const machineFor = ({ compute }, indexGB) =>
  compute.machines.find(({ memoryGB }) => indexGB <= memoryGB / 2) ?? null;

/**
 * How many kept pictures have indexes of half of this memory.
 * @param {Assumptions} assumptions
 * @param {number} memoryGB
 */
export const picturesInMemory = (assumptions, memoryGB) =>
  (memoryGB * 1e9) / 2 / figuresOf(assumptions)('indexBytes');

/** @param {Assumptions} assumptions @param {string} name */
function priceOf({ prices }, name) {
  const price = prices[name];
  if (!price) throw new Error(`there is no price ${name}`);
  return price;
}
