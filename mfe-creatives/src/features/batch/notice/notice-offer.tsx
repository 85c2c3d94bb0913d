import { Button } from '@andromeda/design-system';
import { useApi, useSession } from '@andromeda/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff } from 'lucide-react';
import { noticeMessages as messages } from './messages.ts';
import styles from './notice-offer.module.css';
import { pushSupport, readDevice, subscribeDevice, unsubscribeDevice } from './push-device.ts';

/** Offers one notice on this device when the batch is ready. The browser's permission is asked for by its button alone. */
export function NoticeOffer({ pushKey }: { pushKey: string }) {
  const support = pushSupport();
  if (support === 'no') return null;
  if (support === 'installed') return <p className={styles.line}>{messages.install}</p>;
  return <Device pushKey={pushKey} />;
}

function Device({ pushKey }: { pushKey: string }) {
  const { state, isPending, failed, turn } = useDevice(pushKey);
  if (state === 'unknown' || state === 'blocked') return null;
  if (state === 'refused')
    return (
      <p role="status" className={styles.line}>
        {messages.refused}
      </p>
    );
  return (
    <div className={styles.line}>
      <p role="status">{state === 'on' ? messages.on : failed && messages.failed}</p>
      {state === 'on' ? (
        <Button variant="quiet" icon={<BellOff />} busy={isPending} onClick={() => turn('off')}>
          Desligar
        </Button>
      ) : (
        <Button variant="quiet" icon={<Bell />} busy={isPending} onClick={() => turn('on')}>
          {failed ? 'Tentar de novo' : 'Avisar quando ficar pronto'}
        </Button>
      )}
    </div>
  );
}

type DeviceState = 'on' | 'off' | 'refused' | 'blocked';

function useDevice(pushKey: string) {
  const { pushSubscriptions } = useApi();
  const { user } = useSession();
  const queries = useQueryClient();
  const queryKey = ['push-device', user.id];
  const device = useQuery<DeviceState>({
    queryKey,
    queryFn: () => readDevice(pushSubscriptions, pushKey),
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const turning = useMutation({
    networkMode: 'always',
    mutationFn: (to: 'on' | 'off'): Promise<DeviceState> =>
      to === 'on' ? subscribeDevice(pushSubscriptions, pushKey) : unsubscribeDevice(pushSubscriptions),
    onSuccess: (state) => queries.setQueryData(queryKey, state),
  });
  return {
    state: device.data ?? (device.isError ? 'off' : 'unknown'),
    isPending: turning.isPending,
    failed: turning.isError || (device.isError && !device.data),
    turn: (to: 'on' | 'off') => turning.mutate(to),
  };
}
