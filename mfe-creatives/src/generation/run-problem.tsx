import { Notice, TextLink } from '@andromeda/design-system';
import { Link } from '@andromeda/platform';
import { useEffect, useRef } from 'react';
import { PaidButton } from '../tool-frame/paid-button.tsx';
import { scrollBehavior } from '../tool-frame/scroll-behavior.ts';
import styles from './run-problem.module.css';
import type { Task } from './task.ts';
import type { RunProblem as Problem } from './use-image-run.ts';

/** Why there is no picture; brought into sight, for on a phone the button is far from here. */
export function RunProblem({ task, problem }: { task: Task; problem: Problem }) {
  const place = useRef<HTMLDivElement>(null);
  const { message, creditsMissing, cancelled, anyway } = problem;
  useEffect(() => {
    if (message) place.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  }, [message]);
  return (
    <Notice tone={cancelled ? 'info' : 'error'} ref={place} className={styles.problem}>
      {message}
      {creditsMissing && (
        <>
          {' '}
          <TextLink asChild>
            <Link to="/plans">Comprar Créditos</Link>
          </TextLink>
        </>
      )}
      {anyway && (
        <PaidButton task={task} onClick={anyway} className={styles.anyway}>
          Gerar com embalagem sem marca
        </PaidButton>
      )}
    </Notice>
  );
}
