import { Notice, TextLink } from '@andromeda/design-system';
import { Link } from '@andromeda/platform';
import { useEffect, useRef } from 'react';
import styles from './run-problem.module.css';
import type { RunProblem as Problem } from './use-image-run.ts';

/** Why there is no picture; brought into sight, for on a phone the button is far from here. */
export function RunProblem({ problem }: { problem: Problem }) {
  const place = useRef<HTMLDivElement>(null);
  const { message, creditsMissing } = problem;
  useEffect(() => {
    if (message) place.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [message]);
  return (
    <Notice tone="error" ref={place} className={styles.problem}>
      {message}
      {creditsMissing && (
        <>
          {' '}
          <TextLink asChild>
            <Link to="/plans">Comprar Créditos</Link>
          </TextLink>
        </>
      )}
    </Notice>
  );
}
