import { findStyleProblems } from '../../styles/find-problems.mjs';

/** Counts the values that code draws without a token. */
export default {
  title: 'Design tokens',
  measure: () => {
    const { colours, sizes, spacing, primitives, unused } = findStyleProblems();
    return [
      { label: 'colours outside the primitives', value: colours.length, wanted: '0' },
      { label: 'spacing outside the tokens (px, em, rem)', value: spacing.length, wanted: '0' },
      { label: 'type sizes, radii and shadows of an app’s own', value: sizes.length, wanted: '0' },
      { label: 'primitives used outside the tokens', value: primitives.length, wanted: '0' },
      { label: 'unused primitives and tokens', value: unused.length, wanted: '0' },
    ];
  },
};
