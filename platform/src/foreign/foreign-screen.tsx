import { type ReactElement, useEffect, useState } from 'react';
import type { MountForeign } from './foreign-host.ts';
import type { ForeignPlace } from './foreign-place.tsx';

/**
 * The element of a route whose screen another framework draws: `{ path: '/cupons/*', element: foreignScreen(mount) }`. All paths of
 * the route are one screen: `mount` is called once, and `update` for each further address (docs/shipping-a-remote.md).
 */
export const foreignScreen = (mount: MountForeign): ReactElement => <ForeignScreen mount={mount} />;

/** Brought by the first such screen: pages without one do not carry it. */
let brought: typeof ForeignPlace | undefined;

function ForeignScreen({ mount }: { mount: MountForeign }) {
  const [Place, show] = useState(() => brought);
  const [failure, fail] = useState<{ error: unknown }>();
  useEffect(() => {
    if (Place) return;
    import(/* webpackChunkName: "foreign-screens" */ './foreign-place.tsx').then(
      (module) => {
        brought = module.ForeignPlace;
        show(() => brought);
      },
      (error) => fail({ error }),
    );
  }, [Place]);
  // Where errors of a screen are caught: thrown while it is drawn.
  if (failure) throw failure.error;
  return Place ? <Place mount={mount} /> : null;
}
