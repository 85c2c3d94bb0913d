import type { ReactNode } from 'react';
import styles from './tool-workspace.module.css';

type ToolWorkspaceProps = { result: ReactNode; children: ReactNode };

/** What is chosen on one side, what comes of it on the other; one below the other on a phone. */
export function ToolWorkspace({ result, children }: ToolWorkspaceProps) {
  return (
    <div className={styles.workspace}>
      <div className={styles.choices}>{children}</div>
      <div className={styles.result}>{result}</div>
    </div>
  );
}
