import { Card, SegmentedControl, Skeleton } from '@andromeda/design-system';
import { messageFor, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CardError } from '../../../card-error.tsx';
import { messages } from '../messages.ts';
import { curvesQuery, type NamedVersion } from '../release-queries.ts';
import { type CurveStep, stepsOf, totalOf } from './curve-steps.ts';
import { type Hours, medianText, momentOf, spans, summaryOf } from './curve-words.ts';
import styles from './curves.module.css';
import { MedianLine } from './median-line.tsx';
import { OpeningBars } from './opening-bars.tsx';

const options = Object.entries(spans).map(([value, label]) => ({ value, label }));

/** How often one version was opened, how often that failed, and how long it took, over the hours that are chosen. */
export function LoadCurve({ remote, version }: NamedVersion) {
  const [hours, setHours] = useState<Hours>(24);
  const curves = useQuery(curvesQuery(useApi(), { hours, remote, version }));
  const steps =
    curves.data && stepsOf(curves.data, (point) => point.remote === remote && point.version === version);
  return (
    <Card as="section" padding="l" aria-labelledby="aberturas" className={styles.card}>
      <header className={styles.head}>
        <h2 id="aberturas">Aberturas</h2>
        <SegmentedControl
          label="Período"
          labelHidden
          options={options}
          value={String(hours)}
          onValueChange={(value) => setHours(Number(value) as Hours)}
        />
      </header>
      {curves.isPending && <Skeleton shape="block" height={180} />}
      {curves.isError && !curves.data && (
        <CardError
          message={messageFor(curves.error, messages.curveFailed)}
          onRetry={() => void curves.refetch()}
        />
      )}
      {steps && totalOf(steps).openings === 0 && (
        <p className={styles.soft}>Ninguém abriu esta versão neste período.</p>
      )}
      {steps && totalOf(steps).openings > 0 && <Curve steps={steps} hours={hours} />}
    </Card>
  );
}

function Curve({ steps, hours }: { steps: readonly CurveStep[]; hours: Hours }) {
  const [first, last] = [steps[0], steps.at(-1)];
  const median = medianText(steps);
  return (
    <>
      <figure className={styles.curve}>
        <div className={styles.plot}>
          <OpeningBars steps={steps} size="large" />
        </div>
        {first && last && (
          <div aria-hidden="true" className={styles.axis}>
            <span>{momentOf(first.at, hours)}</span>
            <span>{momentOf(last.at, hours)}</span>
          </div>
        )}
        <ul aria-hidden="true" className={styles.legend}>
          <li data-part="loads">abriu</li>
          <li data-part="failures">falhou</li>
        </ul>
        <figcaption>{summaryOf(steps, hours)}</figcaption>
      </figure>
      {median && (
        <figure className={styles.curve}>
          {steps.filter(({ medianMs }) => medianMs !== null).length > 1 && (
            <div className={styles.plot}>
              <MedianLine steps={steps} />
            </div>
          )}
          <figcaption>
            {median} O tempo até a primeira tela, de metade das aberturas de cada ponto.
          </figcaption>
        </figure>
      )}
    </>
  );
}
