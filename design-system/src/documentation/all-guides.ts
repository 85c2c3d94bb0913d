import type { Guides } from './guide.ts';
import { actions } from './guides/actions.ts';
import { brand } from './guides/brand.ts';
import { chat } from './guides/chat.ts';
import { fields } from './guides/fields.ts';
import { images } from './guides/images.ts';
import { layout } from './guides/layout.ts';
import { navigation } from './guides/navigation.ts';
import { notices } from './guides/notices.ts';
import { overlays } from './guides/overlays.ts';
import { states } from './guides/states.ts';
import { surfaces } from './guides/surfaces.ts';

/** The guide of every component of the design system, by its name. */
export const guides: Guides = {
  ...actions,
  ...brand,
  ...chat,
  ...fields,
  ...images,
  ...layout,
  ...navigation,
  ...notices,
  ...overlays,
  ...states,
  ...surfaces,
};
