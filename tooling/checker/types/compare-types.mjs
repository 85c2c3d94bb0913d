import ts from 'typescript';
import { isUsedAsValue } from './type-only.mjs';
import { programOver, REMOTE } from './virtual-host.mjs';

/**
 * @import { Files } from './virtual-host.mjs'
 */

/** What a remote takes, hands over or reads and the shell does not have so. What only strictness asks for is none of these. */
const counted = new Set([
  // An export that is not there.
  2305, 2614, 2724, 2694,
  // A property that is not there.
  2339, 2551,
  // A value of another type.
  2322, 2345, 2353, 2559, 2561, 2769, 2820,
  // A property that is asked for.
  2739, 2740, 2741,
  // Arguments too few or too many, also of a type; something that cannot be called, or is no component.
  2344, 2349, 2554, 2555, 2558, 2604, 2786,
  // Arithmetic with what is no number any more.
  2362, 2363, 2365,
]);
const EXPORTS = new Set([2305, 2614, 2724]);
const MISSING_PROPERTIES = new Set([2322, 2739, 2740, 2741]);
/** Such a type comes of modules that are not there. */
const unsure = /'(unknown|\{\}|never)' não (pode ser|é) atribuí|'never'\.$/;

const LONGEST_MESSAGE = 400;

/**
 * What of a remote does not fit the types of a shell, one sentence each. A complaint counts only if it is gone where all that the shell hands
 * out is `any`, and if a strict and a loose compiler both have it: so neither the modules that are not here nor the strictness that its team
 * chose makes one.
 * @param {Files} sources
 * @param {Files} types
 * @returns {string[]}
 */
export function compareTypes(sources, types) {
  ts.validateLocaleAndSetLanguage('pt-br', ts.sys);
  const strict = programOver(sources, types, { strict: true });
  const candidates = diagnosticsOf(strict, sources).filter((each) => isCounted(each));
  if (candidates.length === 0) return [];
  const without = placesOf(diagnosticsOf(programOver(sources, null, { strict: true }), sources));
  const ofShell = candidates.filter((each) => !without.has(placeOf(each)));
  if (ofShell.length === 0) return [];
  const loose = placesOf(diagnosticsOf(programOver(sources, types, { strict: false }), sources));
  return ofShell.filter((each) => loose.has(placeOf(each))).map(describe);
}

/** @param {ts.Program} program @param {Files} sources */
const diagnosticsOf = (program, sources) =>
  Object.keys(sources).flatMap((path) => {
    const file = program.getSourceFile(REMOTE + path);
    return file ? program.getSemanticDiagnostics(file) : [];
  });

const placeOf = (/** @type {ts.Diagnostic} */ { file, start }) => `${file?.fileName}:${start}`;
const placesOf = (/** @type {ts.Diagnostic[]} */ all) => new Set(all.map(placeOf));

/** @param {ts.Diagnostic} diagnostic */
function isCounted({ code, file, start, messageText }) {
  if (!counted.has(code) || !file || start === undefined) return false;
  if (unsure.test(firstOf(messageText))) return false;
  const node = nodeAt(file, start);
  if (EXPORTS.has(code)) return isUsedAsValue(node, file);
  return !(MISSING_PROPERTIES.has(code) && isSpread(node));
}

/**
 * Whether an element gets properties by a spread and the complaint is about the element as a whole: what is spread is often made of modules that
 * are not here.
 * @param {ts.Node} node
 */
function isSpread(node) {
  const element = ts.findAncestor(
    node,
    (each) => ts.isJsxOpeningElement(each) || ts.isJsxSelfClosingElement(each),
  );
  if (!element || !(ts.isJsxOpeningElement(element) || ts.isJsxSelfClosingElement(element))) return false;
  const isTag = node.pos >= element.tagName.pos && node.end <= element.tagName.end;
  return isTag && element.attributes.properties.some(ts.isJsxSpreadAttribute);
}

/** The smallest node that begins at a place. @param {ts.SourceFile} file @param {number} start */
function nodeAt(file, start) {
  /** @type {ts.Node} */
  let found = file;
  const visit = (/** @type {ts.Node} */ node) => {
    if (node.getStart(file) > start || node.end <= start) return;
    found = node;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return found;
}

/** @param {string | ts.DiagnosticMessageChain} message */
const firstOf = (message) => (typeof message === 'string' ? message : message.messageText);

/** @param {ts.Diagnostic} diagnostic */
function describe({ file, start = 0, messageText }) {
  const path = file?.fileName.slice(REMOTE.length);
  const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
  const message = ts.flattenDiagnosticMessageText(messageText, ' ').replaceAll(/\s+/g, ' ');
  const cut = message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE - 1)}…` : message;
  return `${path}:${line} não combina com os tipos da casca: ${cut}`;
}
