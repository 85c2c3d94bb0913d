import { Button, Card } from '@andromeda/design-system';
import type { ApprovalRule } from '@andromeda/platform';
import { asMoment } from '../../../formats.ts';
import type { GuardIntent } from './guard-intent.ts';
import styles from './guards.module.css';
import { messages } from './messages.ts';

type ApprovalCardProps = { rule: ApprovalRule | undefined; onGuard: (intent: GuardIntent) => void };

/** Whether changes of all parts need a second user. */
export function ApprovalCard({ rule, onGuard }: ApprovalCardProps) {
  return (
    <Card as="section" padding="l" aria-labelledby="aprovacao" className={styles.rule}>
      <div>
        <h2 id="aprovacao">{messages.ruleOn}</h2>
        <p className={styles.soft}>
          {rule
            ? `Em todas as partes, por ${rule.setBy}, desde ${asMoment(rule.setAt)}.`
            : 'Desligado para todas. Cada parte pode ter a sua regra.'}
        </p>
      </div>
      <Button onClick={() => onGuard({ what: 'rule', scope: 'all', required: !rule })}>
        {rule ? 'Deixar de exigir' : 'Exigir em todas'}
      </Button>
    </Card>
  );
}
