import { Notice } from '@andromeda/design-system';
import type { VersionCheck, VersionDetails } from '@andromeda/platform';
import { checkCountText, checkedText, untriedText } from '../messages.ts';
import styles from './version.module.css';

/** The verdicts of the operator's checker: of the live shell first, then of those that some users see or that may go out next. */
export function VersionVerdicts({ details }: { details: VersionDetails }) {
  const { version, checks, shell, checkRequired } = details;
  // The shell is what others are checked with.
  if (version.remote === 'shell') return null;
  const others = checks.filter((check) => check.shell !== shell);
  return (
    <>
      {version.check ? (
        <Verdict check={version.check} />
      ) : (
        <p className={styles.soft}>{untriedText(shell, checkRequired && version.publishedBy !== 'start')}</p>
      )}
      {others.map((check) => (
        <Verdict key={check.shell} check={check} />
      ))}
    </>
  );
}

function Verdict({ check }: { check: VersionCheck }) {
  if (check.passed)
    return (
      <p className={styles.soft}>
        {checkedText(check)}: {checkCountText(check)}.
      </p>
    );
  return (
    <Notice tone="error" title={checkedText(check)}>
      <ul className={styles.problems}>
        {check.complaints.map((complaint) => (
          <li key={complaint}>{complaint}</li>
        ))}
      </ul>
    </Notice>
  );
}
