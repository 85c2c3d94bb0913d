import { readFileSync } from 'node:fs';
import type { Marketplaces } from '../marketplaces.ts';
import type { Advice } from './advice.ts';

/** The files of `advice/`, narrow subjects first: the first match answers. */
const FILES = ['andromeda', 'trust', 'orders', 'money', 'listings', 'selling'] as const;

/** All that the files of `advice/` say, in the order in which it is searched. */
export const readAllAdvice = (marketplaces: Marketplaces): Advice[] =>
  FILES.flatMap((name) =>
    readAdvice(readFileSync(new URL(`../../advice/${name}.md`, import.meta.url), 'utf8'), marketplaces),
  );

/**
 * The advice of one Markdown file, whose format the README describes. Throws an error that names the subject where a
 * section is missing or unknown.
 */
export function readAdvice(markdown: string, marketplaces: Marketplaces): Advice[] {
  return markdown
    .split(/^# /m)
    .slice(1)
    .map((block) => adviceIn(block, marketplaces));
}

function adviceIn(block: string, marketplaces: Marketplaces): Advice {
  const [opening = '', ...sections] = block.split(/^## /m);
  const [, subject, pattern, text] = /^(.+)\n\n`(.+)`\n\n([\s\S]+)$/.exec(opening.trim()) ?? [];
  if (!subject || !pattern || !text)
    throw new Error(`advice without questions or a text: '${opening.slice(0, 40)}'`);
  const advice: Advice = {
    subject,
    asked: new RegExp(pattern.replaceAll('{marketplaces}', marketplaces.names)),
    text: template(text, marketplaces),
    notes: new Map(),
  };
  return sections.reduce((whole, section) => withSection(whole, section, marketplaces), advice);
}

function withSection(advice: Advice, section: string, marketplaces: Marketplaces): Advice {
  const [, heading = '', body = ''] = /^(.+)\n\n([\s\S]+)$/.exec(section.trim()) ?? [];
  const text = template(body, marketplaces);
  if (heading === 'Mais') return { ...advice, more: text };
  if (heading === 'Exemplo') return { ...advice, example: text(null) };
  const marketplace = marketplaces.called(heading);
  if (!marketplace) throw new Error(`advice on '${advice.subject}' has an unknown section '${heading}'`);
  return { ...advice, notes: new Map(advice.notes).set(marketplace.name, text(null)) };
}

/** `{limite de Shopee}` is a marketplace's title limit; `{de produto|daqui}` names the product, or gives the words behind the bar. */
function template(source: string, marketplaces: Marketplaces): (product: string | null) => string {
  const text = source.replace(/\{limite de ([^{}]+)\}/g, (_, name: string) => {
    const marketplace = marketplaces.called(name);
    if (!marketplace) throw new Error(`the title limit of '${name}' is not known`);
    return String(marketplace.titleLimit);
  });
  return (product) =>
    text.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, (_, named: string, otherwise: string) =>
      product === null ? otherwise : named.replace('produto', () => product),
    );
}
