import { Button, ErrorState, Skeleton } from '@andromeda/design-system';
import { messageFor, type RemoteMember, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import cards from '../../../card-table.module.css';
import { asMoment } from '../../../formats.ts';
import { whoText } from '../messages.ts';
import { AddMemberDialog, ChangeRankDialog, RemoveMemberDialog } from './member-dialogs.tsx';
import { messages } from './messages.ts';
import { rankNames } from './ranks.ts';
import styles from './team.module.css';
import { teamQuery } from './team-query.ts';

type Opened = { what: 'add' } | { what: 'change' | 'remove'; member: RemoteMember };

/** Who may do what with a part by their own sign-in, and the way to change it; for administrators. */
export function RemoteTeam({ remote }: { remote: string }) {
  const team = useQuery(teamQuery(useApi(), remote));
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <section aria-label={`Equipe de ${remote}`} className={styles.team}>
      <div className={styles.head}>
        <p className={cards.soft}>{messages.whatFor}</p>
        <Button icon={<UserPlus />} onClick={() => setOpened({ what: 'add' })}>
          Adicionar
        </Button>
      </div>
      {team.isPending && <Skeleton shape="block" height={64} />}
      {team.isError && !team.data && (
        <ErrorState
          title={messageFor(team.error, messages.loadFailed)}
          titleAs="p"
          action={<Button onClick={() => void team.refetch()}>Tentar novamente</Button>}
        />
      )}
      {team.data?.length === 0 && <p className={cards.soft}>{messages.nobody}</p>}
      {team.data && team.data.length > 0 && (
        <Members remote={remote} members={team.data} onOpen={setOpened} />
      )}
      {opened?.what === 'add' && <AddMemberDialog remote={remote} onClose={close} />}
      {opened?.what === 'change' && (
        <ChangeRankDialog remote={remote} member={opened.member} onClose={close} />
      )}
      {opened?.what === 'remove' && (
        <RemoveMemberDialog remote={remote} member={opened.member} onClose={close} />
      )}
    </section>
  );
}

type MembersProps = {
  remote: string;
  members: readonly RemoteMember[];
  onOpen: (opened: Opened) => void;
};

function Members({ remote, members, onOpen }: MembersProps) {
  return (
    <table aria-label={`Pessoas na equipe de ${remote}`} className={`${cards.table} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">Pessoa</th>
          <th scope="col">Papel</th>
          <th scope="col">Entrou</th>
          <th scope="col">Ações</th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <tr key={member.userId}>
            <th scope="row">
              {member.email}
              {member.fullName && <span className={cards.soft}>{member.fullName}</span>}
            </th>
            <td data-label="Papel">{rankNames[member.rank]}</td>
            <td data-label="Entrou">
              {asMoment(member.addedAt)}
              <span className={cards.soft}>por {whoText(member.addedBy)}</span>
            </td>
            <td className={styles.actions}>
              <Button
                aria-label={`Mudar papel: ${member.email}`}
                onClick={() => onOpen({ what: 'change', member })}
              >
                Mudar papel
              </Button>
              <Button
                variant="quiet"
                aria-label={`Remover: ${member.email}`}
                onClick={() => onOpen({ what: 'remove', member })}
              >
                Remover
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
