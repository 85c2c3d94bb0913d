import { StatusBadge } from '@andromeda/design-system';
import { percentText } from './messages.ts';
import type { Standing } from './remote-versions.ts';

/** Who sees a version; nothing for one that nobody sees. */
export function StandingBadge({ standing, percent }: { standing: Standing; percent: number }) {
  if (standing === 'live') return <StatusBadge tone="success">No ar</StatusBadge>;
  if (standing === 'canary') return <StatusBadge tone="warning">Canário {percentText(percent)}</StatusBadge>;
  return standing === 'previous' ? <StatusBadge>Anterior</StatusBadge> : null;
}
