import { Button } from '@andromeda/design-system';
import type { ResolvedRemote } from '@andromeda/platform/host';
import { planName } from 'bff/contract/browser';
import { Lock } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { MenuIcon } from '../frame/menu-icon.tsx';
import styles from './plan-screen.module.css';

const either = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

/** Says of which plans a remote is a part, and leads to them. It gives way by itself once the user has one of them. */
export function PlanScreen({ remote: { access, menu } }: { remote: ResolvedRemote }) {
  const { pathname } = useLocation();
  const entry = menu.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`)) ?? menu[0];
  const label = entry?.label ?? 'Esta tela';
  const names = either.format((access?.plans ?? []).map((id) => planName(id) ?? id));
  return (
    <section className={styles.screen}>
      <span className={styles.sign} aria-hidden="true">
        <MenuIcon name={entry?.icon ?? 'sparkles'} />
        <span className={styles.lock}>
          <Lock />
        </span>
      </span>
      <h1>
        {label} faz parte do plano {names}
      </h1>
      <p>Quando você mudar de plano, esta tela abre sozinha, e tudo o que é seu continua como está.</p>
      <Button asChild variant="primary" size="l">
        <Link to="/plans">Ver planos</Link>
      </Button>
    </section>
  );
}
