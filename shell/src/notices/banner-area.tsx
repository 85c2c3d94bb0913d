import { Banner } from '@andromeda/design-system';
import { useNotification, useNotificationState } from '@andromeda/platform';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PreviewBadge } from '../federation/preview-badge.tsx';
import styles from './banner-area.module.css';

/** The area of preview badges and the banner: at the top, visible however far the user has scrolled. */
export function BannerArea() {
  const { banner } = useNotificationState();
  const { close } = useNotification();
  useCloseElsewhere(banner?.id, () => close('banner'));
  return (
    <>
      <PreviewBadge />
      <div className={styles.area} aria-live="polite">
        {banner && (
          <Banner
            key={banner.id}
            tone={banner.type}
            title={banner.title}
            state={banner.closing ? 'closing' : 'open'}
            onClose={() => close('banner')}
          >
            {banner.message}
          </Banner>
        )}
      </div>
    </>
  );
}

/** A banner belongs to the screen on which it appeared, and does not follow the user to the next one. */
function useCloseElsewhere(id: string | undefined, close: () => void): void {
  const { pathname } = useLocation();
  const shown = useRef<{ id: string; pathname: string } | null>(null);
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (id === undefined) return;
    if (shown.current?.id !== id) shown.current = { id, pathname };
    else if (shown.current.pathname !== pathname) closeNow();
  }, [id, pathname]);
}
