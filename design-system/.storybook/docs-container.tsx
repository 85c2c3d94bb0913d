import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { create } from 'storybook/theming';
import tokens from '../tokens.json';
import { applyTheme } from './apply-theme.ts';

const values = { light: tokens.light, dark: { ...tokens.light, ...tokens.dark } };

const docsTheme = (base: 'light' | 'dark') =>
  create({
    base,
    appBg: values[base]['--bg'],
    appContentBg: values[base]['--bg'],
    appBorderColor: values[base]['--line'],
    appBorderRadius: 12,
    colorSecondary: values[base]['--accent-text'],
    textColor: values[base]['--text'],
    textMutedColor: values[base]['--text-soft'],
    barBg: values[base]['--surface'],
    fontBase: values[base]['--font-text'],
  });

/** Pages of words and examples in the theme that the toolbar says. */
export function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(themeInAddress);
  const { channel } = props.context;
  useEffect(() => {
    const follow = ({ globals }: { globals: { theme?: string } }) => setTheme(globals.theme ?? 'light');
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, [channel]);
  useEffect(() => applyTheme(theme), [theme]);
  const dark = theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  return (
    <DocsContainer {...props} theme={docsTheme(dark ? 'dark' : 'light')}>
      {children}
    </DocsContainer>
  );
}

const themeInAddress = () =>
  /theme:(light|dark|system)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1] ?? 'light';
