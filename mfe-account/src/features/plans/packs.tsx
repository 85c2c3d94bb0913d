import { Button, Card } from '@andromeda/design-system';
import { useLocation } from '@andromeda/platform';
import { packs } from 'bff/contract/browser';
import { useEffect, useRef } from 'react';
import { inReais } from '../../formats.ts';
import styles from './plans-screen.module.css';
import type { CheckoutState } from './use-checkout.ts';

interface PacksProps {
  /** Whether anything can be paid on this server. */
  sold: boolean;
  stateOf: (priceId: string) => CheckoutState;
  onBuy: (priceId: string) => void;
}

/** Where the packs stand on the screen of the plans. */
const PACKS_PLACE = 'pacotes';

/** Credits for who needs them before the next month, or wants no subscription. */
export function Packs({ sold, stateOf, onBuy }: PacksProps) {
  const place = useRef<HTMLElement>(null);
  const location = useLocation();
  // They are drawn after the plans have come, when the browser has looked for them already.
  useEffect(() => {
    if (location.hash === `#${PACKS_PLACE}`) place.current?.scrollIntoView();
  }, [location]);
  return (
    <section ref={place} aria-labelledby={PACKS_PLACE} className={styles.packs}>
      <h2 id={PACKS_PLACE}>Só precisa de mais créditos?</h2>
      <p>Pagamento único, sem assinatura. Eles se somam aos que você já tem e não vencem.</p>
      <ul>
        {packs.map(({ id, credits, priceCents }) => (
          <Card key={id} as="li" padding="m" className={styles.pack}>
            <h3>{credits} créditos</h3>
            <p>
              <strong>{inReais(priceCents)}</strong>
              <small>{inReais(priceCents / credits)} por crédito</small>
            </p>
            <Button
              busy={stateOf(id) === 'busy'}
              busyLabel="Processando..."
              disabled={!sold || stateOf(id) === 'waiting'}
              aria-label={sold ? `COMPRAR ${credits} créditos` : undefined}
              onClick={() => onBuy(id)}
            >
              {sold ? 'COMPRAR' : 'Em breve'}
            </Button>
          </Card>
        ))}
      </ul>
    </section>
  );
}
