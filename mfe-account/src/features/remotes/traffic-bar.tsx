import { percentText } from './messages.ts';
import type { VersionLine } from './remote-versions.ts';
import styles from './traffic-bar.module.css';

/** How the openings of the last hour parted between the versions. */
export function TrafficBar({ remote, lines }: { remote: string; lines: readonly VersionLine[] }) {
  const seen = lines.filter(({ share }) => share > 0);
  if (seen.length === 0) return <p className={styles.quiet}>Ninguém abriu esta parte na última hora.</p>;
  return (
    <figure className={styles.traffic}>
      <figcaption>Aberturas na última hora</figcaption>
      <div aria-hidden="true" className={styles.bar}>
        {seen.map(({ version, standing, share }) => (
          <span key={version} data-standing={standing} style={{ flexGrow: share }} />
        ))}
      </div>
      <ul aria-label={`Aberturas de ${remote} por versão`} className={styles.legend}>
        {seen.map(({ version, standing, share }) => (
          <li key={version} data-standing={standing}>
            <strong>{percentText(share * 100)}</strong> <code>{version}</code>
          </li>
        ))}
      </ul>
    </figure>
  );
}
