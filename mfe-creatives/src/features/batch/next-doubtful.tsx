import { Button } from '@andromeda/design-system';
import { useApi, useLocation, useNavigate } from '@andromeda/platform';
import { useMutation } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { seenIn, toRepairFromBatch } from '../../from-batch.ts';
import styles from './batch.module.css';
import { roundOf } from './doubtful-round.ts';
import { messages } from './messages.ts';
import { follow, useCheckedPictures } from './use-checked-pictures.ts';
import { useStoredBatch } from './use-stored-batch.ts';

/** The ways on from a repair that began in the batch: to its next cut-out in doubt, and back. */
export function AfterRepair() {
  const { round, go, back } = useRound();
  return (
    <>
      {round.next.length > 0 && (
        <Button
          variant="primary"
          size="l"
          fullWidth
          icon={<ArrowRight />}
          busy={go.isPending}
          onClick={() => go.mutate()}
        >
          {messages.nextDoubtful(round.at + 1, round.of)}
        </Button>
      )}
      <Button
        variant={round.next.length > 0 ? 'secondary' : 'primary'}
        size="l"
        fullWidth
        icon={<ArrowLeft />}
        onClick={back}
      >
        Voltar ao lote
      </Button>
    </>
  );
}

/** Above an open repair: which of the batch's cut-outs in doubt it is, and the way to the next without a decision. */
export function RepairOfRound() {
  const { round, go } = useRound();
  if (round.of < 2) return null;
  return (
    <div className={styles.round}>
      <span>{messages.doubtfulOf(round.at, round.of)}</span>
      {round.next.length > 0 && (
        <Button variant="quiet" busy={go.isPending} onClick={() => go.mutate()}>
          {round.undecided ? 'Pular' : 'Próximo'}
        </Button>
      )}
    </div>
  );
}

function useRound() {
  const api = useApi();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { store, batch } = useStoredBatch();
  useCheckedPictures(store);
  const seen = seenIn(state);
  const round = roundOf(batch && seen.length > 0 ? batch.items : [], seen);
  const back = () => void navigate(-1);
  const go = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      for (const item of round.next) {
        // Kept or discarded meanwhile, perhaps on another device: then it is the turn of the one behind it.
        const stays = await follow(api, store, item).catch(() => true);
        if (stays) return item;
      }
      return null;
    },
    onSuccess: (item) => {
      if (!item?.picture) return back();
      const address = `/mobile/corrigir-recorte?imagem=${item.picture.imageId}`;
      // The batch stays one step back.
      void navigate(address, { replace: true, state: toRepairFromBatch([...seen, item.id]) });
    },
  });
  return { round, go, back };
}
