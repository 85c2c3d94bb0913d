import { Banner } from '@andromeda/design-system';
import { useNotification, useNotificationState } from '@andromeda/platform';
import { PreviewBadge } from '../federation/preview-badge.tsx';
import styles from './banner-area.module.css';

/** Where the banner stands: at the top, in sight however far one has scrolled. */
export function BannerArea() {
  const { banner } = useNotificationState();
  const { close } = useNotification();
  return (
    <div className={styles.area}>
      <PreviewBadge />
      <div aria-live="polite">
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
    </div>
  );
}
