import { TextArea } from '@andromeda/design-system';
import { useState } from 'react';

/** The idea that came along from the dashboard, kept until the tools that use it are there. */
export function IdeaField({ carried }: { carried: string }) {
  const [idea, setIdea] = useState(carried);
  if (!carried) return null;
  return (
    <TextArea
      label="Sua ideia"
      rows={2}
      hint="Criar cenas a partir da sua ideia chega em breve. Por enquanto, edite o fundo das suas fotos."
      value={idea}
      onChange={(event) => setIdea(event.currentTarget.value)}
    />
  );
}
