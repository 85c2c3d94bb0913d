import { Card } from '@andromeda/design-system';
import type { ReactNode } from 'react';
import styles from './settings-card.module.css';

/** What one tool asks for; its last child, the bar with the button, stays in sight on a low screen. */
export function SettingsCard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={label} className={styles.settings}>
      {children}
    </Card>
  );
}
