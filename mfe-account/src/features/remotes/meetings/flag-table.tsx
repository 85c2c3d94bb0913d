import { Button } from '@andromeda/design-system';
import type { RemoteFlag } from '@andromeda/platform';
import { useState } from 'react';
import cards from '../../../card-table.module.css';
import { asMoment } from '../../../formats.ts';
import { whoText } from '../messages.ts';
import type { Remote } from '../remote-versions.ts';
import { allows } from '../team/ranks.ts';
import { FlagDialog } from './flag-dialog.tsx';
import styles from './meetings.module.css';
import { whoHas } from './messages.ts';
import { RemoveFlagDialog } from './remove-flag-dialog.tsx';

type Opened = { what: 'change'; flag: RemoteFlag | null } | { what: 'remove'; flag: RemoteFlag };

/** What the parts show to some users, and the way to change for whom. */
export function FlagTable({ flags, remotes }: { flags: readonly RemoteFlag[]; remotes: readonly Remote[] }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const changed = remotes.filter((remote) => allows(remote, 'canary')).map(({ remote }) => remote);
  return (
    <>
      <p className={cards.soft}>
        Uma chave liga algo de uma parte para algumas pessoas, sempre as mesmas. Ela muda o que a tela mostra,
        e nenhuma regra do servidor.
      </p>
      {flags.length > 0 && (
        <table aria-label="Chaves" className={`${cards.table} ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">Chave</th>
              <th scope="col">Ligada para</th>
              <th scope="col">Mudou</th>
              <th scope="col">
                <span className={styles.hidden}>Ações</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {flags.map((flag) => (
              <tr key={flag.name}>
                <th scope="row">
                  <code>{flag.name}</code>
                  {flag.note && <span className={cards.soft}>{flag.note}</span>}
                </th>
                <td data-label="Ligada para">{whoHas(flag)}</td>
                <td data-label="Mudou">
                  {asMoment(flag.changedAt)}
                  <span className={cards.soft}>por {whoText(flag.setBy)}</span>
                </td>
                <td className={styles.actions}>
                  {changed.includes(flag.remote) && <FlagActions flag={flag} onOpen={setOpened} />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {changed.length > 0 && (
        <Button className={cards.more} onClick={() => setOpened({ what: 'change', flag: null })}>
          Nova chave
        </Button>
      )}
      {opened?.what === 'change' && <FlagDialog flag={opened.flag} onClose={close} />}
      {opened?.what === 'remove' && <RemoveFlagDialog flag={opened.flag} onClose={close} />}
    </>
  );
}

function FlagActions({ flag, onOpen }: { flag: RemoteFlag; onOpen: (opened: Opened) => void }) {
  return (
    <>
      <Button onClick={() => onOpen({ what: 'change', flag })} aria-label={`Mudar ${flag.name}`}>
        Mudar
      </Button>
      <Button
        variant="quiet"
        onClick={() => onOpen({ what: 'remove', flag })}
        aria-label={`Remover ${flag.name}`}
      >
        Remover
      </Button>
    </>
  );
}
