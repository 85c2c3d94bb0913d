import { BottomSheet, IconButton } from '@andromeda/design-system';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './side-surface.module.css';
import { useWide } from './use-wide.ts';

interface SurfaceProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** A surface at the side of a computer's page, which stays usable and makes room for it; on a phone a sheet from below. */
export function SideSurface(props: SurfaceProps) {
  const wide = useWide();
  // The menu that it was opened from returns the focus when it has closed, and would take it from here.
  if (!useMenuGone()) return null;
  if (wide) return createPortal(<SidePanel {...props} />, document.body);
  return (
    <BottomSheet open onOpenChange={(open) => !open && props.onClose()} title={props.title}>
      {props.children}
    </BottomSheet>
  );
}

function SidePanel({ title, onClose, children }: SurfaceProps) {
  const panel = useRef<HTMLElement>(null);
  const heading = useId();
  useFocusHere(panel);
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    // A dialog over it is a child of it for React.
    const isHere = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key === 'Escape' && isHere && !event.defaultPrevented) onClose();
  };
  return (
    <section
      ref={panel}
      role="dialog"
      aria-modal="false"
      aria-labelledby={heading}
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={closeOnEscape}
    >
      <header className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <IconButton label="Fechar" icon={<X />} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/** Takes the focus, and gives it back to what had it; if that is gone by then, to the page's main part. */
function useFocusHere(panel: { current: HTMLElement | null }): void {
  useEffect(() => {
    const opener = document.activeElement;
    const own = panel.current;
    own?.focus({ preventScroll: true });
    return () => {
      const left = document.activeElement;
      if (left !== document.body && !own?.contains(left)) return;
      const target =
        opener?.isConnected && opener !== document.body ? opener : document.querySelector('main');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, [panel]);
}

const MOST_FRAMES = 60;

function useMenuGone(): boolean {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    let frame = 0;
    let seen = 0;
    const look = () => {
      seen += 1;
      if (seen < MOST_FRAMES && document.querySelector('[data-radix-popper-content-wrapper]'))
        frame = requestAnimationFrame(look);
      else setGone(true);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, []);
  return gone;
}
