import { useDraft } from '@andromeda/platform';
import { useState } from 'react';

/**
 * Fields over what the server keeps (`saved`, one object as long as it says the same). What is edited outlives a reload and
 * whatever comes from the server; what is not follows the server.
 */
export function useEdits<Fields extends Record<string, string>>(key: string, saved: Fields) {
  const [fields, change] = useDraft(key, saved);
  const [seen, setSeen] = useState(saved);
  if (saved !== seen) {
    setSeen(saved);
    const followed = Object.entries(saved).filter(([name]) => fields[name] === seen[name]);
    change(Object.fromEntries(followed) as Partial<Fields>);
  }
  const edited = Object.keys(saved).some((name) => fields[name] !== saved[name]);
  return { fields, change, edited };
}
