import { AppFrame, Logo, MobileHeader, Sidebar } from '@andromeda/design-system';
import { useSession } from '@andromeda/platform';
import { awaitedExport, type ResolvedRemote } from '@andromeda/platform/host';
import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useFirstDrawing } from '../first-drawing.ts';
import { BannerArea } from '../notices/banner-area.tsx';
import { Corner } from './corner.tsx';
import { Credits } from './credits.tsx';
import styles from './frame.module.css';
import { MenuList } from './menu-list.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { PageFooter } from './page-footer.tsx';
import { SignOutItem } from './sign-out-item.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { VersionsItem } from './versions-item.tsx';

// Few users ever wait for a copy.
const ExportNotice = lazy(async () => ({ default: (await import('./export-notice.tsx')).ExportNotice }));

/** The frame around every signed-in screen; without a `remote`, around an unknown address. */
export function Frame({ remote, children }: { remote?: ResolvedRemote | undefined; children: ReactNode }) {
  const { pathname } = useLocation();
  useEndOfDrawing();
  const among = (paths: readonly string[]) =>
    paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  const full = among(remote?.fullHeightPaths ?? []);
  const brand = (
    <Link to="/dashboard" aria-label="Andrômeda, início">
      <Logo label="Andrômeda" />
    </Link>
  );
  return (
    <AppFrame
      className={styles.frame}
      height={full ? 'full' : 'page'}
      sidebar={
        <Sidebar
          brand={brand}
          footer={
            <>
              <Credits />
              <SignOutItem />
            </>
          }
        >
          <MenuList />
        </Sidebar>
      }
      mobileHeader={
        among(remote?.ownHeaderPaths ?? []) ? null : (
          <MobileHeader
            brand={brand}
            actions={<NotificationBell opens="from-below" />}
            menu={<MobileMenu />}
          />
        )
      }
      banner={<BannerArea />}
      footer={<PageFooter />}
    >
      <Corner />
      <AwaitedExport />
      {children}
    </AppFrame>
  );
}

/** The page has its frame now. */
function useEndOfDrawing(): void {
  const drawing = useFirstDrawing();
  useEffect(() => {
    drawing.element = null;
  }, [drawing]);
}

/** Only while this browser waits for a copy of its user's data. */
function AwaitedExport() {
  const { user } = useSession();
  const waits = useSyncExternalStore(
    awaitedExport.subscribe,
    () => awaitedExport.isOf(user.id),
    () => false,
  );
  return (
    waits && (
      <Suspense>
        <ExportNotice />
      </Suspense>
    )
  );
}

function MobileMenu() {
  return (
    <>
      <MenuList />
      <Credits />
      <div>
        <ThemeToggle />
        <VersionsItem />
        <SignOutItem />
      </div>
    </>
  );
}
