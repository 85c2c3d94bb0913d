import { type BrandKit, brandKitQuery, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRemake } from '../remake/remake-context.ts';

/** Whether the pictures of a run follow the shop's brand. */
export interface BrandChoice {
  /** `absent` is a shop without a brand; null while that is not known. */
  offer: 'offered' | 'absent' | null;
  follows: boolean;
  choose(follows: boolean): void;
}

/** Whether there is something of a shop's brand for pictures without words: a logo that is to be seen on them. */
const hasLogo = ({ logo, logoCorner }: BrandKit) => logo !== null && logoCorner !== 'none';

/** What the shop's brand offers: to words its look, to other pictures its logo. `BrandCheckbox` asks for it where it is shown. */
export function useBrandOffer(to: 'words' | 'pictures'): BrandChoice['offer'] {
  const { data: kit } = useQuery({ ...brandKitQuery(useApi()), enabled: false });
  if (!kit) return null;
  const offered = to === 'words' ? kit.updatedAt !== null : hasLogo(kit);
  return offered ? 'offered' : 'absent';
}

/** Words follow the brand unless the user says otherwise; other pictures only where the user says so. A picture like another does as that one. */
export function useBrandChoice(to: 'words' | 'pictures'): BrandChoice {
  const offer = useBrandOffer(to);
  const remake = useRemake();
  const [chosen, choose] = useState(remake ? remake.options.brand === true : to === 'words');
  return { offer, follows: chosen && offer === 'offered', choose };
}
