import { useLocation } from '@andromeda/platform';
import { lazy, Suspense } from 'react';
import { isFromBatch } from '../from-batch.ts';

const RepairScreen = lazy(async () => ({
  default: (await import('../features/repair/screens.ts')).RepairScreen,
}));
const loadRound = () => import('../features/batch/next-doubtful.tsx');
const AfterRepair = lazy(async () => ({ default: (await loadRound()).AfterRepair }));
const RepairOfRound = lazy(async () => ({ default: (await loadRound()).RepairOfRound }));

/** The repair of a cut-out; one that began in the batch leads to the batch's next, and back. */
export function Repair() {
  const { state } = useLocation();
  if (!isFromBatch(state)) return <RepairScreen />;
  return (
    <RepairScreen
      above={
        <Suspense fallback={null}>
          <RepairOfRound />
        </Suspense>
      }
      after={
        <Suspense fallback={null}>
          <AfterRepair />
        </Suspense>
      }
    />
  );
}
