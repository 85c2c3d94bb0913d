const LITERAL = /(\w+)(?:\s*:\s*\w+)?\s*=\s*('[^']*'|-?\d+(?:\.\d+)?|true|false)\s*(?=[,}\n])/g;

/**
 * The default values that a component's source gives its props where it destructures them, by the prop's name. A component
 * that hands all its props to another of the file has the other's defaults.
 */
export function readDefaults(source: string, component: string): Record<string, string> {
  const start = source.search(new RegExp(`function ${component}\\b`));
  if (start === -1) return {};
  const body = source.slice(start, source.indexOf('\n}\n', start));
  const [, inner] = /<(\w+) \{\.\.\.props\}/.exec(body) ?? [];
  const patterns = body.matchAll(/\{((?:'[^']*'|[^{}'])*)\}\s*(?:=\s*(?:props|others)\b|:\s*\w+Props\b)/g);
  return {
    ...(inner && readDefaults(source, inner)),
    ...Object.fromEntries(
      [...patterns].flatMap(([, pattern = '']) =>
        [...pattern.concat('\n').matchAll(LITERAL)].map(([, name, value]) => [name, value]),
      ),
    ),
  };
}
