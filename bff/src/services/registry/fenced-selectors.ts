import parser from 'postcss-selector-parser';
import { satisfies } from 'semver';

/** How the elements of a remote are recognised in a selector. */
export interface Fence {
  remote: string;
  /** The beginning of every class that the remote's own build names. */
  classPrefix: string;
  /**
   * Whether it was built for platform 1.10 or before, and so brings a copy of the design system, whose frame asks the page for room
   * by `html:has(.own)`.
   */
  bringsDesignSystem: boolean;
}

/**
 * Where a part of a selector lies: `own` is an element that the remote drew, `inside` one below such an element, and
 * `outside` any element of the page.
 */
type Place = 'own' | 'inside' | 'outside';

/** The fence of one version of a remote, as `tooling/rspack` names its classes. */
export const fenceOf = (name: string, version: string, platform: string): Fence => ({
  remote: name,
  classPrefix: `${shortName(name)}-${version.slice(-5)}-`,
  bringsDesignSystem: satisfies('1.10.0', platform),
});

/** `mfe-library` is `library` in names that its build gives. */
export const shortName = (name: string) => name.replace(/^mfe-/, '');

/**
 * The selectors of a rule that match elements outside the remote. `nested` says that the rule stands inside one whose
 * selectors are fenced. Throws where the text is no list of selectors.
 */
export function selectorsBeyond(list: string, nested: boolean, fence: Fence): string[] {
  const { nodes } = parser().astSync(list);
  return nodes
    .filter((selector) => placeOf(selector, nested, fence) === 'outside')
    .filter((selector) => !(fence.bringsDesignSystem && isPageOfOwn(selector, fence)))
    .map((selector) => selector.toString().trim());
}

/** `html:has(.own)`: the page, while an element of the remote is on it. */
function isPageOfOwn({ nodes: [page, condition, ...rest] }: parser.Selector, fence: Fence): boolean {
  if (page?.type !== 'tag' || page.value !== 'html' || rest.length > 0) return false;
  if (condition?.type !== 'pseudo' || condition.value !== ':has') return false;
  return condition.nodes.every((one) => placeOf(one, false, fence) !== 'outside');
}

function placeOf(selector: parser.Selector, nested: boolean, fence: Fence): Place {
  // A nested selector without `&` begins below the rule that it is nested in.
  const relative = nested && !selector.some((node) => node.type === 'nesting');
  const below = relative && selector.first?.type !== 'combinator';
  let before: Place = relative ? 'own' : 'outside';
  let here: Place = below ? 'inside' : 'outside';
  selector.each((node) => {
    if (node.type === 'combinator') {
      if (node !== selector.first) before = here;
      here = step(before, node.value.trim());
    } else if (here === 'outside' && isOwn(node, nested, fence)) here = 'own';
  });
  return here;
}

/** Where a combinator leads. A sibling of the remote's outermost element is not the remote's. */
function step(from: Place, combinator: string): Place {
  const down = combinator === '' || combinator === '>';
  if (down && from !== 'outside') return 'inside';
  return from === 'inside' ? 'inside' : 'outside';
}

/** Whether a part of a selector matches only elements of the remote; what `:not()` and `:has()` contain proves nothing. */
function isOwn(node: parser.Node, nested: boolean, fence: Fence): boolean {
  if (node.type === 'class') return node.value.startsWith(fence.classPrefix);
  if (node.type === 'nesting') return nested;
  if (node.type === 'attribute')
    return node.attribute === 'data-remote' && node.operator === '=' && node.value === fence.remote;
  if (node.type !== 'pseudo' || !/^:(is|where)$/i.test(node.value)) return false;
  return node.nodes.length > 0 && node.nodes.every((one) => placeOf(one, false, fence) !== 'outside');
}
