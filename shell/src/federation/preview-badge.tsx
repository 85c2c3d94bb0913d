import { StatusBadge } from '@andromeda/design-system';
import { FlaskConical } from 'lucide-react';
import { useOpenVersions } from '../versions-place.tsx';
import styles from './preview-badge.module.css';
import { useRemoteHost } from './remote-host.ts';

/** Says that the user sees preview versions, and leads to what they are and out of them. */
export function PreviewBadge() {
  const { previews } = useRemoteHost();
  const open = useOpenVersions();
  if (previews.length === 0) return null;
  const names = previews
    .map(({ remote, version }) => `${remote === 'shell' ? 'casca' : remote} ${version}`)
    .join(', ');
  return (
    <div className={styles.strip} role="status">
      <StatusBadge tone="warning" floating>
        <FlaskConical aria-hidden="true" />
        <span className={styles.names}>Prévia: {names}</span>
      </StatusBadge>
      <span className={styles.ways}>
        <button type="button" className={styles.leave} onClick={open}>
          Ver versões
        </button>
        {/* The server forgets the preview, and the whole page is loaded again. */}
        <a className={styles.leave} href="?previa=fim">
          Sair da prévia
        </a>
      </span>
    </div>
  );
}
