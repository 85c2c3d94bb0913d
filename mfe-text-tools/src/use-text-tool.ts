import type { TextRecord } from '@andromeda/platform';
import { useState } from 'react';
import { useWriting, type Writing } from './use-writing.ts';

/** A tool at work: what the user asks for, or a text of the history that is shown again until the next request. */
export function useTextTool<Request extends object, Answer>(options: Writing<Request, Answer>) {
  const [missing, setMissing] = useState(false);
  const [again, setAgain] = useState<TextRecord | null>(null);
  const writing = useWriting(options);
  return {
    tool: options.tool,
    writing,
    missing,
    again,
    reuse: setAgain,
    /** Asks for texts; null means a form that says too little. */
    submit: (request: Request | null) => {
      setMissing(!request);
      setAgain(null);
      if (request) writing.run(request);
      else writing.clear();
    },
  };
}
