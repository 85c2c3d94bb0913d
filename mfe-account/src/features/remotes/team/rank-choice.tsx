import { SegmentedControl } from '@andromeda/design-system';
import type { MemberRank } from '@andromeda/platform';
import { rankMeanings, rankNames } from './ranks.ts';

const options = (['view', 'canary', 'release'] as const).map((value) => ({
  value,
  label: rankNames[value],
  description: rankMeanings[value],
}));

/** Which rank a member gets, each with what it means. */
export function RankChoice({ rank, onRank }: { rank: MemberRank; onRank: (rank: MemberRank) => void }) {
  return (
    <SegmentedControl label="Papel" layout="tiles" options={options} value={rank} onValueChange={onRank} />
  );
}
