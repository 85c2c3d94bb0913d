import { AuthLayout, BrandPanel, Logo, PhotoCollage, TextLink } from '@andromeda/design-system';
import { ImageIcon, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { legalPages } from '../legal-pages.ts';
import { BannerArea } from '../notices/banner-area.tsx';
import styles from './auth-page.module.css';
import after from './coffee-after.webp';
import before from './coffee-before.webp';

/** The layout of every screen before the login: the product's promise on one side, one form on the other. */
export function AuthPage(props: {
  title: ReactNode;
  subtitle?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}) {
  return (
    <AuthLayout
      {...props}
      footer={
        <>
          {props.footer}
          <LegalLinks />
        </>
      }
      banner={<BannerArea />}
      logo={<Logo label="Andrômeda" />}
      panel={<BrandSide />}
    />
  );
}

// They open in a new tab, so that the form keeps what was typed.
function LegalLinks() {
  return (
    <nav aria-label="Privacidade e termos" className={styles.legal}>
      {legalPages.map(({ path, label }) => (
        <TextLink key={path} tone="soft" href={path} target="_blank" rel="noreferrer">
          {label}
        </TextLink>
      ))}
    </nav>
  );
}

function BrandSide() {
  return (
    <BrandPanel
      aria-label="O que a Andrômeda faz"
      logo={<Logo label="Andrômeda" />}
      headline="Da foto do celular ao anúncio que vende."
      text="Fundos, cenários, textos promocionais, títulos e palavras-chave para os seus anúncios, em português e em segundos."
    >
      <PhotoCollage
        before={{
          src: before,
          alt: 'Xícara de café fotografada sobre uma mesa de madeira',
          label: 'Foto original',
          labelIcon: <ImageIcon aria-hidden="true" />,
        }}
        after={{
          src: after,
          alt: 'A mesma xícara sobre um fundo violeta',
          label: 'Fundo alterado com sucesso!',
          labelIcon: <Sparkles aria-hidden="true" />,
        }}
      />
    </BrandPanel>
  );
}
