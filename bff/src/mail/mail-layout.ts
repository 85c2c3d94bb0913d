import { type TokenName, tokenValue } from '../pages/design-tokens.ts';

/** The content of one mail. Texts are HTML; `path` is where its button leads, relative to the site. */
export interface MailContent {
  title: string;
  /** The preview that an inbox shows beside the subject. */
  preheader: string;
  heading: string;
  text: string;
  button: string;
  path: string;
  /** The text between the button and its address; by default it says that the link is valid for an hour. */
  hint?: string;
  footnote: string;
}

// Mail clients load no web fonts: where the family is not installed, the system's sans serif takes its place.
const family = (name: TokenName) =>
  tokenValue(name)
    .split(',')[0]
    ?.replace(/"| Variable/g, '');
const FONT = `${family('--font-text')},'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;
const DISPLAY = `'${family('--font-display')}',${FONT}`;

/** Mail clients support neither custom properties nor style sheets: every value is written out, in the light theme. */
const style = (declarations: Record<string, string | { token: TokenName }>) =>
  Object.entries(declarations)
    .map(([property, value]) => `${property}:${typeof value === 'string' ? value : tokenValue(value.token)}`)
    .join(';');
const token = (name: TokenName) => ({ token: name });
const v = tokenValue;

const paragraph = (size: TokenName, ink: TokenName) =>
  style({
    margin: `0 0 ${v('--space-3')}`,
    'font-size': token(size),
    'line-height': '1.6',
    color: token(ink),
  });

/** The style of what a mail says, for one that says it in two paragraphs. */
export const softParagraph = paragraph('--step-0', '--text-soft');

const FOR_AN_HOUR = 'O botão vale por 1 hora. Se ele não abrir, copie este endereço no navegador:';

/** One complete mail, with the placeholders of Supabase's own templates (`{{ .SiteURL }}`, `{{ .TokenHash }}`). */
export function mailHtml({ hint = FOR_AN_HOUR, ...content }: MailContent): string {
  const { title, preheader, heading, text, button, path, footnote } = content;
  const address = `{{ .SiteURL }}${path}`;
  const body = style({
    margin: '0',
    padding: '0',
    background: token('--bg'),
    '-webkit-text-size-adjust': '100%',
    'font-family': FONT,
    color: token('--text'),
  });
  const card = style({
    'max-width': '520px',
    background: token('--surface'),
    border: `1px solid ${v('--line')}`,
    'border-radius': token('--radius-l'),
    overflow: 'hidden',
  });
  const footnoteStyle = style({
    margin: `${v('--space-4-5')} 0 0`,
    'padding-top': token('--space-4-5'),
    'border-top': `1px solid ${v('--line')}`,
    'font-size': token('--step--1'),
    'line-height': '1.6',
    color: token('--text-faint'),
  });
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light"><title>${title}</title></head>
<body style="${body}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${v('--bg')}"><tr><td align="center" style="padding:${v('--space-6')} ${v('--space-4')}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${card}">
<tr><td style="${brandBand}"><span style="color:${v('--spark')}">✦</span>&nbsp; Andrômeda</td></tr>
<tr><td style="padding:${v('--space-6')}">
<h1 style="${headingStyle}">${heading}</h1>
<p style="${softParagraph}">${text}</p>
<p style="margin:${v('--space-5')} 0"><a href="${address}" style="${buttonStyle}">${button}</a></p>
<p style="${paragraph('--step--1', '--text-faint')}">${hint}</p>
<p style="${paragraph('--step--1', '--text-faint')};word-break:break-all"><a href="${address}" style="color:${v('--accent-text')}">${address}</a></p>
<p style="${footnoteStyle}">${footnote}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

const brandBand = style({
  background: token('--night'),
  'background-image': token('--glow'),
  padding: `${v('--space-5')} ${v('--space-6')}`,
  color: token('--on-glow'),
  'font-family': DISPLAY,
  'font-size': token('--step-2'),
  'font-weight': '700',
  'letter-spacing': '-.02em',
});

const headingStyle = style({
  margin: `0 0 ${v('--space-3')}`,
  'font-family': DISPLAY,
  'font-size': token('--step-3'),
  'line-height': '1.15',
  'letter-spacing': '-.02em',
});

const buttonStyle = style({
  display: 'inline-block',
  background: token('--accent'),
  color: token('--on-accent'),
  'text-decoration': 'none',
  'font-size': token('--step-0'),
  'font-weight': '600',
  'line-height': token('--space-7'),
  padding: `0 ${v('--space-5-5')}`,
  'border-radius': token('--radius-m'),
});
