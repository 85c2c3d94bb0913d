import { Banner } from '@andromeda/design-system';
import { useNotification, useNotificationState } from '@andromeda/platform';
import { PreviewBadge } from '../federation/preview-badge.tsx';
import styles from './banner-area.module.css';

/** The place of preview badges and the banner: at the top, in sight however far the user has scrolled. */
export function BannerArea() {
  const { banner } = useNotificationState();
  const { close } = useNotification();
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
