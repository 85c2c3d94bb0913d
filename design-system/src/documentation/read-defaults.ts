const LITERAL = /(\w+)(?:\s*:\s*\w+)?\s*=\s*('[^']*'|-?\d+(?:\.\d+)?|true|false)\s*(?=[,}\n])/g;

/** The default values that a component's source gives its props where it destructures them, by the prop's name. */
export function readDefaults(source: string, component: string): Record<string, string> {
  const start = source.indexOf(`export function ${component}`);
  if (start === -1) return {};
  const body = source.slice(start, source.indexOf('\n}\n', start));
  const patterns = body.matchAll(/\{([^{}]*)\}\s*(?:=\s*(?:props|others)\b|:\s*\w+Props\b)/g);
  return Object.fromEntries(
    [...patterns].flatMap(([, pattern = '']) =>
      [...pattern.concat('\n').matchAll(LITERAL)].map(([, name, value]) => [name, value]),
    ),
  );
}
