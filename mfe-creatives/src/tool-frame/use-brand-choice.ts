import { type BrandKit, brandKitQuery, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRemake } from '../remake/remake-context.ts';

/** Whether the pictures of a run follow the shop's brand. */
export interface BrandChoice {
  /** `absent` is a shop without a brand; null while that is not known. */
  offer: 'offered' | 'absent' | null;
  follows: boolean;
  /** What a saved style, a batch or an earlier picture asks for is no longer there. */
  missed: boolean;
  choose(follows: boolean): void;
}

/** Whether there is something of a shop's brand for pictures without words: a logo that is to be seen on them. */
const hasLogo = ({ logo, logoCorner }: BrandKit) => logo !== null && logoCorner !== 'none';

/** What follows the brand: words its whole look, pictures its logo, scenes its colours. */
type Follower = 'words' | 'pictures' | 'scenes';

const offers: Record<Follower, (kit: BrandKit) => boolean> = {
  words: ({ updatedAt }) => updatedAt !== null,
  pictures: hasLogo,
  scenes: ({ mainColor, accentColor }) => mainColor !== null || accentColor !== null,
};

/** What the shop's brand offers. `BrandCheckbox` asks for it where it is shown. */
export function useBrandOffer(to: Follower): BrandChoice['offer'] {
  const { data: kit } = useQuery({ ...brandKitQuery(useApi()), enabled: false });
  if (!kit) return null;
  return offers[to](kit) ? 'offered' : 'absent';
}

/** Words follow the brand unless the user says otherwise; pictures and scenes only where the user says so. A picture like another does as that one. */
export function useBrandChoice(to: Follower): BrandChoice {
  const offer = useBrandOffer(to);
  const remake = useRemake();
  const [chosen, choose] = useState(
    remake ? remake.options[to === 'scenes' ? 'brandColors' : 'brand'] === true : to === 'words',
  );
  const follows = chosen && offer === 'offered';
  return { offer, follows, missed: to !== 'words' && isMissed(chosen, offer), choose };
}

/** The same for settings that are kept elsewhere, as those of a batch are. */
export const brandChoice = (
  chosen: boolean,
  offer: BrandChoice['offer'],
  choose: BrandChoice['choose'],
): BrandChoice => ({ offer, follows: chosen, missed: isMissed(chosen, offer), choose });

const isMissed = (chosen: boolean, offer: BrandChoice['offer']) => chosen && offer === 'absent';
