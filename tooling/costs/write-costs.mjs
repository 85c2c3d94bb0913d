import { amount, bytes, digits, rate, table } from './cells.mjs';
import { computeBills, computeUse, figuresOf, picturesInMemory } from './compute-costs.mjs';

/** @import { Assumptions } from './compute-costs.mjs' */

const UNCHECKED = ' (*)';

/**
 * The document with its generated parts written anew: what each size needs and costs, and where each price was read.
 * @param {string} document
 * @param {Assumptions} assumptions
 */
export function writeCosts(document, assumptions) {
  return Object.entries({
    use: tableOfUse(assumptions),
    bills: billTable(assumptions),
    memory: memoryTable(assumptions),
    prices: priceTable(assumptions),
  }).reduce((text, [name, part]) => replacePart(text, name, part), document);
}

/** @param {string} document @param {string} name @param {string} part */
function replacePart(document, name, part) {
  const [begin, end] = [`<!-- ${name} -->\n`, `\n<!-- end of ${name} -->`];
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the document has no place for ${name}`);
  return document.slice(0, from + begin.length) + part + document.slice(to);
}

/** @param {Assumptions} assumptions */
function tableOfUse(assumptions) {
  const uses = assumptions.sizes.map((size) => computeUse(assumptions, size));
  const row = (
    /** @type {string} */ name,
    /** @type {(use: import('./compute-costs.mjs').Use) => string} */ cell,
  ) => [name, ...uses.map(cell)];
  return table(
    ['in a month', ...assumptions.sizes.map((size) => `${amount(size)} pictures`)],
    [
      row('sellers', (use) => amount(use.sellers)),
      row(
        'requests to the processes; at the peak',
        (use) => `${amount(use.requests)}; ${rate(use.peakRequests)}`,
      ),
      row(
        'pictures and photos: added; kept after a year',
        (use) => `${bytes(use.addedGB)}; ${bytes(use.storedGB)}`,
      ),
      row('egress of the bucket', (use) => bytes(use.bucketEgressGB)),
      row('egress of the processes (copies, code)', (use) => bytes(use.serverEgressGB)),
      row('copies on a node that makes all of them', (use) => bytes(use.cacheGB)),
      row('database rows after a year', (use) => amount(use.rows)),
      row('their size; the indexes of it', (use) => `${bytes(use.databaseGB)}; ${bytes(use.indexGB)}`),
      row('orders at the peak', (use) => rate(use.orders)),
      row('database sessions that the queue fills', (use) => amount(use.queueSessions)),
      row(
        'orders waiting after 3 min without workers; reads of their places',
        (use) => `${amount(use.stalled)}; ${rate(use.placeReads)}`,
      ),
      row('open streams; their questions', (use) => `${amount(use.streams)}; ${rate(use.sessionQuestions)}`),
      row('events in Redis, to each process', (use) => rate(use.events)),
      row(
        'cores for own cut-outs; for copies',
        (use) => `${amount(use.cutOutCores)}; ${amount(use.copyCores)}`,
      ),
    ],
  );
}

/** @param {Assumptions} assumptions */
function billTable(assumptions) {
  const bills = assumptions.sizes.map((size) => computeBills(assumptions, size));
  const row = (
    /** @type {string} */ name,
    /** @type {(bill: (typeof bills)[number]) => string} */ cell,
    /** @type {string[]} */ ...prices
  ) => [name + mark(assumptions, prices), ...bills.map(cell)];
  return table(
    ['USD a month, in the twelfth month', ...assumptions.sizes.map((size) => `${amount(size)} pictures`)],
    [
      row('Gemini, half of the pictures', (bill) => amount(bill.scenes), 'geminiPicture'),
      row('Photoroom, the other half', (bill) => amount(bill.cutOuts), 'photoroomCutOut'),
      row(
        'database: plan, disk, users, machine',
        (bill) => `${amount(bill.database)}, ${bill.machine?.name ?? 'none fits'}`,
      ),
      row(
        'bucket of Supabase: storage + egress',
        (bill) => `${amount(bill.supabaseStorage)} + ${amount(bill.supabaseEgress)}`,
      ),
      row('the same on R2, egress free', (bill) => amount(bill.r2)),
      row('the same on S3', (bill) => amount(bill.s3), 's3Storage', 's3Egress'),
      row('egress of Supabase if cards showed PNGs', (bill) => amount(bill.withoutCopies)),
      row("Supabase's transformations, not used", (bill) => amount(bill.transformations)),
      row('Stripe, in BRL', (bill) => amount(bill.paymentsBRL), 'stripeShare'),
    ],
  );
}

/** @param {Assumptions} assumptions */
function memoryTable(assumptions) {
  const larger = assumptions.sizes.slice(1);
  const rows = assumptions.compute.machines
    .filter(({ name }) => ['Micro', 'Large', '2XL', '16XL'].includes(name))
    .map(({ name, memoryGB }) => {
      const pictures = picturesInMemory(assumptions, memoryGB);
      const entries = pictures * figuresOf(assumptions)('entriesPerPicture');
      const months = larger.map((size) => `${digits(pictures / size)} months`);
      return [`${name}, ${memoryGB} GB`, amount(pictures), amount(entries), ...months];
    });
  const after = larger.map((size) => `after, at ${amount(size)} a month`);
  return table(['memory', 'pictures kept', 'rows of the ledger', ...after], rows);
}

/** @param {Assumptions} assumptions */
function priceTable({ prices, compute }) {
  const machines = compute.machines.map(({ name, usd }) => `${name} ${usd}`).join(', ');
  const rows = Object.entries(prices).map(([name, price]) => [
    `\`${name}\``,
    price.value + (price.included ? ` after ${price.included.toLocaleString('en-US')}` : ''),
    price.unit,
    placeOf(price),
  ]);
  rows.push(['`compute`', machines, `USD a month, less ${compute.creditUSD}`, placeOf(compute)]);
  return table(['price', 'amount', 'unit', 'read at'], rows);
}

/** @param {{ source: string, seen: string, official: boolean }} price */
const placeOf = ({ source, seen, official }) =>
  `${source.replace(/https:\/\/\S*?([\w.-]+)\/?(?=,|\s|$)/g, '[$1]($&)')}, ${seen}${official ? '' : ': **price to be checked**'}`;

/** @param {Assumptions} assumptions @param {string[]} names */
const mark = ({ prices }, names) => (names.every((name) => prices[name]?.official) ? '' : UNCHECKED);
