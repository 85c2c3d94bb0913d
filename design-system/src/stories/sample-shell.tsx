import {
  AtSign,
  Gem,
  Globe,
  Images,
  KeyRound,
  LayoutDashboard,
  LogOut,
  MessageCircleHeart,
  Settings,
  Type,
  WandSparkles,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { TextLink } from '../actions/text-link.tsx';
import { Logo } from '../brand/logo.tsx';
import { AppFrame } from '../layout/app-frame.tsx';
import { CreditPanel } from '../navigation/credit-panel.tsx';
import { Footer } from '../navigation/footer.tsx';
import { MobileHeader } from '../navigation/mobile-header.tsx';
import { Sidebar, SidebarGroup, SidebarItem } from '../navigation/sidebar.tsx';

const PLACES = [
  { label: 'Dashboard', icon: <LayoutDashboard /> },
  { label: 'Biblioteca', icon: <Images /> },
  { label: 'Planos', icon: <Gem /> },
  { label: 'Configurações', icon: <Settings /> },
];
const TOOLS = [
  { label: 'Gerador de Criativos', icon: <WandSparkles /> },
  { label: 'Assistente Andrômeda', icon: <MessageCircleHeart /> },
  { label: 'Criador de Título', icon: <Type /> },
  { label: 'Gerador de Palavras-chave', icon: <KeyRound /> },
];

function Places({ current }: { current: string }) {
  const item = (place: { label: string; icon: ReactNode }) => (
    <SidebarItem key={place.label} icon={place.icon} asChild>
      <a href="#lugar" aria-current={place.label === current ? 'page' : undefined}>
        {place.label}
      </a>
    </SidebarItem>
  );
  return (
    <>
      <SidebarGroup>{PLACES.map(item)}</SidebarGroup>
      <SidebarGroup heading="Ferramentas">{TOOLS.map(item)}</SidebarGroup>
    </>
  );
}

function Credits() {
  return (
    <>
      <CreditPanel
        planLabel="Plano Pro"
        tag="CRÉDITOS ATIVOS"
        amount="42"
        amountLabel="créditos restantes"
        fraction={42 / 55}
        action={<Button>Comprar Créditos</Button>}
      />
      <SidebarItem icon={<LogOut />} placement="plain">
        Sair
      </SidebarItem>
    </>
  );
}

export function SampleMenu({ current }: { current: string }) {
  return (
    <>
      <nav aria-label="Menu principal" style={{ display: 'grid', gap: 18 }}>
        <Places current={current} />
      </nav>
      <Credits />
    </>
  );
}

export function SampleSidebar({ current }: { current: string }) {
  return (
    <Sidebar brand={<Logo label="Andrômeda" />} footer={<Credits />}>
      <Places current={current} />
    </Sidebar>
  );
}

export function SampleFooter() {
  return (
    <Footer
      note="© 2026 Andrômeda"
      links={
        <>
          <TextLink tone="soft" href="#privacidade">
            Política de Privacidade
          </TextLink>
          <TextLink tone="soft" href="#termos">
            Termos de Uso
          </TextLink>
          <TextLink tone="soft" href="#cookies">
            Política de Cookies
          </TextLink>
        </>
      }
      social={
        <>
          <IconButton label="Instagram" icon={<AtSign />} asChild>
            <a href="#instagram">Instagram</a>
          </IconButton>
          <IconButton label="Site" icon={<Globe />} asChild>
            <a href="#site">Site</a>
          </IconButton>
        </>
      }
    />
  );
}

export function SampleFrame(props: {
  current: string;
  children: ReactNode;
  gutter?: 'page' | 'none';
  height?: 'page' | 'full';
  banner?: ReactNode;
}) {
  const { current, children, gutter = 'page', height = 'page', banner } = props;
  return (
    <AppFrame
      gutter={gutter}
      height={height}
      banner={banner}
      sidebar={<SampleSidebar current={current} />}
      mobileHeader={
        gutter === 'page' && (
          <MobileHeader brand={<Logo label="Andrômeda" />} menu={<SampleMenu current={current} />} />
        )
      }
      footer={<SampleFooter />}
    >
      {children}
    </AppFrame>
  );
}
