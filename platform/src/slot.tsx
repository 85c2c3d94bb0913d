import {
  Component,
  type ComponentType,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useInsertionEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { RemoteContext } from './remote-context.ts';
import { type Fill, SlotContext } from './slot-host.ts';
import type { SlotKey, SlotName, SlotProps, SlotVersion } from './slots.ts';

type SlotElement<Name extends SlotName, Version extends SlotVersion<Name>> = {
  name: Name;
  version: Version;
  props: SlotProps[`${Name}@${Version}` & SlotKey];
  /** Shown while nobody fills the place: no live remote does, or what does so failed. */
  fallback?: ReactNode;
};

/**
 * A place of this screen that other remotes fill, and that takes no room by itself. Put it where nothing below moves when a fill comes
 * late, such as at the end. A fill that fails, hangs or is missing shows nothing and harms nobody.
 */
export function Slot<Name extends SlotName, Version extends SlotVersion<Name>>({
  name,
  version,
  props,
  fallback = null,
}: SlotElement<Name, Version>): ReactNode {
  const fills = useFills(`${name}@${version}`);
  const shown = fills.flatMap((fill) => {
    const state = fill.state();
    return state.status === 'ready' ? [{ fill, Filling: state.Component }] : [];
  });
  if (shown.length === 0) return fills.every((fill) => fill.state().status === 'failed') ? fallback : null;
  return shown.map(({ fill, Filling }) => (
    <FillBoundary key={fill.id} onBreak={fill.broke}>
      <Suspense fallback={null}>
        <RemoteContext value={fill.remote}>
          <Filled fill={fill} Filling={Filling} handed={props} />
        </RemoteContext>
      </Suspense>
    </FillBoundary>
  ));
}

/** Loads what fills a place before it is on the screen, such as that of a menu which is still closed. */
export function usePreloadSlot<Name extends SlotName>(name: Name, version: SlotVersion<Name>): void {
  const host = useContext(SlotContext);
  useEffect(() => {
    for (const fill of host.fillsOf(`${name}@${version}`)) fill.ask();
  }, [host, name, version]);
}

/** The fills of a place. They stay the same while a user has the place before them. */
function useFills(key: string): readonly Fill[] {
  const host = useContext(SlotContext);
  const [fills] = useState(() => host.fillsOf(key));
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = fills.map((fill) => fill.subscribe(listener));
      return () => {
        for (const end of ends) end();
      };
    },
    [fills],
  );
  useSyncExternalStore(subscribe, () => fills.map((fill) => fill.state().status).join());
  useEffect(() => {
    for (const fill of fills) fill.ask();
  }, [fills]);
  return fills;
}

type FilledProps = { fill: Fill; Filling: ComponentType<Record<string, unknown>>; handed: object };

function Filled({ fill, Filling, handed }: FilledProps) {
  // Before anything of it is measured.
  useInsertionEffect(() => fill.enableStyles(), [fill]);
  useEffect(() => fill.shown(), [fill]);
  return <Filling {...handed} />;
}

class FillBoundary extends Component<{ onBreak: (error: unknown) => void; children: ReactNode }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onBreak(error);
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
