import { Notice } from '@andromeda/design-system';
import styles from './remote-card.module.css';
import type { Remote } from './remote-versions.ts';
import { unreadText } from './unread-words.ts';

/** What an operator must know of the versions of a remote: which are not shown, which do not fit, and what was not read of them. */
export function RemoteTroubles({
  remote: { refused = [], incompatible = [], uses = [] },
}: {
  remote: Remote;
}) {
  return (
    <>
      {refused.length > 0 && (
        <Notice tone="error" title="Há versões que não são mostradas">
          {refused.map(({ version, problem }) => (
            <p key={version}>
              <code>{version}</code>: {problem}
            </p>
          ))}
        </Notice>
      )}
      {incompatible.length > 0 && (
        <Notice tone="error" title="Não cabe mais no que está no ar">
          {incompatible.flatMap(({ version, problems }) =>
            problems.map((problem) => (
              <p key={`${version} ${problem}`}>
                <code>{version}</code>: {problem}
              </p>
            )),
          )}
        </Notice>
      )}
      {uses.map(({ version, uses: used }) => {
        const text = unreadText(used);
        return (
          text && (
            <p key={version} className={styles.soft}>
              <code>{version}</code>: {text}
            </p>
          )
        );
      })}
    </>
  );
}
