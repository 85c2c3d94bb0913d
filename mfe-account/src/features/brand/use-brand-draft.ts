import { type BrandKit, type BrandKitChange, useDraft } from '@andromeda/platform';
import { useMemo } from 'react';

/** What is chosen on the screen, saved or not: it outlives a reload. */
export function useBrandDraft(kit: BrandKit) {
  const { mainColor, accentColor, headingFace, bodyFace, logoCorner, tagStyle } = kit;
  const saved = useMemo(
    () => ({
      ...{ mainColor: mainColor ?? '', accentColor: accentColor ?? '' },
      ...{ headingFace, bodyFace, logoCorner, tagStyle },
    }),
    [mainColor, accentColor, headingFace, bodyFace, logoCorner, tagStyle],
  );
  const [fields, change] = useDraft<Record<keyof BrandKitChange, string>>('brand-kit', saved);
  const chosen = {
    ...fields,
    mainColor: fields.mainColor || null,
    accentColor: fields.accentColor || null,
  } as BrandKitChange;
  const choose = (part: Partial<BrandKitChange>) =>
    change(Object.fromEntries(Object.entries(part).map(([name, value]) => [name, value ?? ''])));
  const changed = Object.entries(saved).some(
    ([name, value]) => fields[name as keyof BrandKitChange] !== value,
  );
  return { chosen, choose, changed };
}
