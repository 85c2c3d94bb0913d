import { create } from 'storybook/theming';
import { light } from '../tokens.json';

/** Storybook's own chrome, in the product's colours and type. */
export const chrome = create({
  base: 'light',
  brandTitle: 'Andrômeda · Design system',
  brandUrl: './',
  colorPrimary: light['--accent'],
  colorSecondary: light['--accent'],
  appBg: light['--bg'],
  appContentBg: light['--surface'],
  appPreviewBg: light['--surface'],
  appBorderColor: light['--line'],
  appBorderRadius: 12,
  textColor: light['--text'],
  textMutedColor: light['--text-soft'],
  barBg: light['--surface'],
  barTextColor: light['--text-soft'],
  barSelectedColor: light['--accent-text'],
  barHoverColor: light['--accent-text'],
  inputBorderRadius: 8,
  fontBase: light['--font-text'],
});
