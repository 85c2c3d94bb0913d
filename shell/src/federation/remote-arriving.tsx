import { GlowText, PageHeader, Spinner } from '@andromeda/design-system';
import type { ScreenHeading } from '@andromeda/platform/host';
import { Fragment } from 'react';
import styles from './remote-arriving.module.css';

/**
 * Stands where a screen will be until its code is there: with its heading, where the remote's description says it. To a screen reader
 * the part is loading, and the heading comes with the screen.
 */
export function RemoteArriving({ heading }: { heading?: ScreenHeading | undefined }) {
  return (
    <div aria-busy="true" data-arriving="" className={styles.arriving}>
      {heading && (
        <PageHeader
          aria-hidden="true"
          size={heading.size ?? 'page'}
          title={<Glowing text={heading.title} />}
          subtitle={heading.subtitle}
        />
      )}
      <div className={styles.wait}>
        <Spinner size="l" />
      </div>
    </div>
  );
}

/** What stands between asterisks glows. */
function Glowing({ text }: { text: string }) {
  return text
    .split('*')
    .map((part, index) => (
      <Fragment key={index}>{index % 2 === 1 ? <GlowText>{part}</GlowText> : part}</Fragment>
    ));
}
