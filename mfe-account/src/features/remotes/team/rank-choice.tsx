import { Select } from '@andromeda/design-system';
import type { MemberRank } from '@andromeda/platform';
import { rankMeanings, rankNames } from './ranks.ts';

const options = (['view', 'canary', 'release'] as const).map((value) => ({ value, label: rankNames[value] }));

/** Which rank a member gets, with what it means. */
export function RankChoice({ rank, onRank }: { rank: MemberRank; onRank: (rank: MemberRank) => void }) {
  return (
    <Select
      label="Papel"
      hint={rankMeanings[rank]}
      options={options}
      value={rank}
      onValueChange={(value) => onRank(value as MemberRank)}
    />
  );
}
