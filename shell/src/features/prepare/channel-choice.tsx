import { Checkbox, StatusBadge } from '@andromeda/design-system';
import { type Channel, type ChannelId, channels, checkedOn, isOld } from 'bff/contract/browser/channels';
import { describeRules } from './describe-rules.ts';
import { day } from './measures.ts';
import styles from './prepare-dialog.module.css';

type ChannelChoiceProps = { chosen: readonly ChannelId[]; onToggle: (id: ChannelId) => void };

/** The marketplaces whose rules are known, each with what it asks and the day on which that was read. */
export function ChannelChoice({ chosen, onToggle }: ChannelChoiceProps) {
  return (
    <fieldset className={styles.channels}>
      <legend className={styles.legend}>Canais de venda</legend>
      {channels.map((channel) => (
        <Checkbox
          key={channel.id}
          label={channel.name}
          hint={<Rules pictures={channel.pictures} />}
          checked={chosen.includes(channel.id)}
          onCheckedChange={() => onToggle(channel.id)}
        />
      ))}
    </fieldset>
  );
}

function Rules({ pictures }: Pick<Channel, 'pictures'>) {
  const read = checkedOn(pictures);
  const isOwn = Object.values(pictures).every(({ confidence }) => confidence === 'high');
  return (
    <>
      {describeRules(pictures)}
      <span className={styles.source}>
        {isOwn
          ? `regra conferida em ${day(read)}`
          : `regra conferida em ${day(read)}, em fontes de terceiros`}
        {isOld(read, new Date()) && <StatusBadge tone="warning">Há mais de seis meses</StatusBadge>}
      </span>
    </>
  );
}
