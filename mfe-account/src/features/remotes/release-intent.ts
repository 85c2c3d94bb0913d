import type { ReleaseChange } from '@andromeda/platform';
import { percentText } from './messages.ts';
import type { Remote } from './remote-versions.ts';

/** What an administrator is about to do, on the state that they saw. */
export type Intent =
  | { action: 'promote'; remote: Remote; version: string }
  | { action: 'canary'; remote: Remote; version: string; percent: number }
  | { action: 'stop_canary'; remote: Remote }
  | { action: 'rollback'; remote: Remote };

/** The request to the registry. It names the revision on which it was decided. */
export function changeOf(intent: Intent): ReleaseChange {
  const { revision } = intent.remote;
  if (intent.action === 'promote') return { action: 'promote', version: intent.version, revision };
  if (intent.action === 'canary')
    return { action: 'canary', version: intent.version, percent: intent.percent, revision };
  return { action: intent.action, revision };
}

interface Question {
  title: string;
  description: string;
  confirmLabel: string;
  done: string;
  tone: 'neutral' | 'danger';
}

const OPEN_TABS = 'Quem já está com a aplicação aberta continua na versão que conhece até recarregar.';

/** A lock never stands in the way back. */
const despiteLock = ({ lock }: Remote) => (lock ? ' A trava não impede isto, e continua depois.' : '');

/** What will happen, in words, before it happens. */
export function questionOf(intent: Intent): Question {
  const { remote, liveVersion, canaryVersion, previousVersion } = intent.remote;
  const live = liveVersion ?? 'a versão atual';
  switch (intent.action) {
    case 'promote':
      return {
        title: `Mostrar ${intent.version} a todos?`,
        description: `Todas as pessoas passam a ver ${remote} ${intent.version} no lugar de ${live}.${canaryVersion ? ` O canário ${canaryVersion} termina.` : ''} ${OPEN_TABS}`,
        confirmLabel: 'Mostrar a todos',
        done: `${remote} ${intent.version} está no ar para todos.`,
        tone: 'neutral',
      };
    case 'canary':
      return canaryQuestion(intent, live);
    case 'stop_canary':
      return {
        title: `Retirar o canário de ${remote}?`,
        description: `Ninguém mais verá ${canaryVersion}: quem o via volta para ${live}. ${OPEN_TABS}${despiteLock(intent.remote)}`,
        confirmLabel: 'Retirar canário',
        done: `O canário de ${remote} foi retirado.`,
        tone: 'danger',
      };
    case 'rollback':
      return {
        title: `Voltar ${remote} à versão anterior?`,
        description: `Todas as pessoas deixam de ver ${live} e voltam para ${previousVersion}. ${OPEN_TABS}${despiteLock(intent.remote)}`,
        confirmLabel: 'Voltar versão',
        done: `${remote} voltou para ${previousVersion}.`,
        tone: 'danger',
      };
  }
}

function canaryQuestion(intent: Intent & { action: 'canary' }, live: string): Question {
  const { remote, canaryVersion } = intent.remote;
  const running = canaryVersion === intent.version;
  const instead = canaryVersion && !running ? ` O canário ${canaryVersion} dá lugar a ele.` : '';
  const part = percentText(intent.percent);
  return {
    title: running ? `Mudar o canário de ${remote}?` : `Mostrar ${intent.version} a uma parte das pessoas?`,
    description: `${part} das pessoas, sempre as mesmas, passam a ver ${remote} ${intent.version}; as outras ficam com ${live}.${instead} Se falhar demais, o canário é retirado sozinho.`,
    confirmLabel: running ? 'Mudar canário' : 'Começar canário',
    done: `${remote} ${intent.version} está no ar para ${part} das pessoas.`,
    tone: 'neutral',
  };
}
