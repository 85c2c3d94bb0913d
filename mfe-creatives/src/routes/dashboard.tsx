import { GlowText, PageHeader } from '@andromeda/design-system';
import { Slot } from '@andromeda/platform';
import { OtherTools } from '../features/other-tools/other-tools.tsx';
import { QuickCreativeBox } from '../features/quick-creative/quick-creative-box.tsx';
import { RecentGenerations } from '../features/recent-generations/recent-generations.tsx';
import styles from './dashboard.module.css';

export function Dashboard() {
  return (
    <div className={styles.screen}>
      <PageHeader
        size="hero"
        title={
          <>
            Transforme suas ideias em <GlowText>criativos profissionais</GlowText> em segundos
          </>
        }
      />
      <QuickCreativeBox />
      <div className={styles.below}>
        <OtherTools className={styles.tools} />
        <RecentGenerations className={styles.recent} />
      </div>
      <Slot name="creatives.dashboard-cards" version={1} props={{}} />
    </div>
  );
}
