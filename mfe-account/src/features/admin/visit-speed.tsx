import { Button, Card, Skeleton, StatusBadge } from '@andromeda/design-system';
import { type ScreenVitals, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CardError } from '../../card-error.tsx';
import table from '../../card-table.module.css';
import { inDecimals, inMilliseconds, inSeconds, inWholeNumbers } from '../../formats.ts';
import styles from './visit-speed.module.css';

/** How fast real visits were, by screen and version, beside the failures of that version. */
export function VisitSpeed() {
  const api = useApi();
  const vitals = useQuery({
    queryKey: ['admin', 'vitals'],
    queryFn: ({ signal }) => api.admin.vitals(signal),
    refetchInterval: 60_000,
    retry: false,
  });
  const { data } = vitals;
  return (
    <Card as="section" padding="l" aria-labelledby="velocidade" className={styles.card}>
      <div>
        <h2 id="velocidade">Velocidade das visitas</h2>
        <p className={table.soft}>
          Últimos 7 dias, sem dados de pessoas: o que três de cada quatro visitas não passaram.
        </p>
      </div>
      {vitals.isPending && <Skeleton shape="block" height={160} />}
      {vitals.isError && !data && (
        <CardError
          message="Não foi possível carregar a velocidade das visitas. Tente novamente."
          onRetry={() => void vitals.refetch()}
        />
      )}
      {data?.screens.length === 0 && <p className={table.soft}>Nenhuma visita foi medida ainda.</p>}
      {data && data.screens.length > 0 && <MostVisited screens={data.screens} />}
    </Card>
  );
}

/** What is shown at first, so that the card stays short on a phone. */
const FIRST = 6;

function MostVisited({ screens }: { screens: readonly ScreenVitals[] }) {
  const [all, setAll] = useState(false);
  const hidden = all ? 0 : Math.max(0, screens.length - FIRST);
  return (
    <>
      <Screens screens={screens.slice(0, screens.length - hidden)} />
      {hidden > 0 && (
        <Button className={table.more} variant="quiet" onClick={() => setAll(true)}>
          Ver mais {hidden} {hidden === 1 ? 'tela' : 'telas'}
        </Button>
      )}
    </>
  );
}

function Screens({ screens }: { screens: readonly ScreenVitals[] }) {
  return (
    <table className={table.table} aria-labelledby="velocidade">
      <thead>
        <tr>
          <th scope="col">Tela</th>
          <th scope="col">Visitas</th>
          <th scope="col">Abre em</th>
          <th scope="col">Responde em</th>
          <th scope="col">Salto da tela</th>
          <th scope="col">Falhas</th>
        </tr>
      </thead>
      <tbody>
        {screens.map((screen) => (
          <ScreenRow key={`${screen.screen} ${screen.version}`} screen={screen} />
        ))}
      </tbody>
    </table>
  );
}

function ScreenRow({
  screen: { screen, remote, version, visits, failures, ...speed },
}: {
  screen: ScreenVitals;
}) {
  return (
    <tr>
      <th scope="row">
        <code>{screen}</code>
        <span className={table.soft}>
          {remote} <code>{version}</code>
        </span>
      </th>
      <td data-label="Visitas">{inWholeNumbers(visits)}</td>
      <td data-label="Abre em">
        <Speed value={speed.lcpMs} limits={LIMITS.lcp} show={inSeconds} />
        {speed.ttfbMs !== null && <span className={table.soft}>servidor {inMilliseconds(speed.ttfbMs)}</span>}
      </td>
      <td data-label="Responde em">
        <Speed value={speed.inpMs} limits={LIMITS.inp} show={inMilliseconds} />
      </td>
      <td data-label="Salto da tela">
        <Speed value={speed.cls} limits={LIMITS.cls} show={inDecimals} />
      </td>
      <td data-label="Falhas">{failures === null ? '–' : inWholeNumbers(failures)}</td>
    </tr>
  );
}

/** Up to where browsers' makers call a page good, and from where poor. */
const LIMITS = { lcp: [2500, 4000], inp: [200, 500], cls: [0.1, 0.25] } as const;

interface SpeedProps {
  value: number | null;
  limits: readonly [good: number, poor: number];
  show: (value: number) => string;
}

function Speed({ value, limits: [good, poor], show }: SpeedProps) {
  if (value === null) return '–';
  const tone = value <= good ? 'success' : value <= poor ? 'warning' : 'danger';
  return <StatusBadge tone={tone}>{show(value)}</StatusBadge>;
}
