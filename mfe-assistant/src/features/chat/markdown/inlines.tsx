import { VisuallyHidden } from '@andromeda/design-system';
import { ExternalLink } from 'lucide-react';
import type { MarkedToken, Token, Tokens } from 'marked';

/** Words of an answer with what they carry: emphasis, code, links. */
export function Inlines({ tokens }: { tokens: Token[] }) {
  return (tokens as MarkedToken[]).map((token, index) => <Inline key={index} token={token} />);
}

function Inline({ token }: { token: MarkedToken }) {
  switch (token.type) {
    case 'strong':
      return (
        <strong>
          <Inlines tokens={token.tokens} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Inlines tokens={token.tokens} />
        </em>
      );
    case 'del':
      return <Deletion token={token} />;
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return <Link link={token} />;
    case 'image':
      // A picture from elsewhere would tell its server who reads the answer.
      return token.text;
    case 'text':
      return token.tokens ? <Inlines tokens={token.tokens} /> : token.text;
    case 'escape':
      return token.text;
    default:
      return token.raw;
  }
}

/** A single tilde means 'about' or a range to sellers: 10~20. */
function Deletion({ token }: { token: Tokens.Del }) {
  if (!token.raw.startsWith('~~')) return token.raw;
  return (
    <del>
      <Inlines tokens={token.tokens} />
    </del>
  );
}

function Link({ link: { href, tokens } }: { link: Tokens.Link }) {
  if (!isSafe(href)) return <Inlines tokens={tokens} />;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      <Inlines tokens={tokens} />
      <ExternalLink aria-hidden="true" />
      <VisuallyHidden> (abre em outra aba)</VisuallyHidden>
    </a>
  );
}

function isSafe(href: string): boolean {
  return URL.canParse(href) && ['https:', 'http:', 'mailto:'].includes(new URL(href).protocol);
}
