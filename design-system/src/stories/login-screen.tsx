import { Image, Sparkles } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import { TextLink } from '../actions/text-link.tsx';
import { Logo } from '../brand/logo.tsx';
import { PasswordField } from '../fields/password-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { BrandPanel, PhotoCollage } from '../layout/brand-panel.tsx';
import { Divider } from '../surfaces/divider.tsx';
import { picture } from './sample-pictures.ts';
import styles from './screens.module.css';

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M22.600 12.200c0-.8-.1-1.500-.2-2.200H12v4.200h6a5 5 0 0 1-2.200 3.300v2.800h3.500c2.100-1.900 3.300-4.800 3.300-8.100z"
      />
      <path
        fill="#34A853"
        d="M12 23c3 0 5.400-1 7.300-2.600l-3.500-2.800c-1 .7-2.300 1-3.800 1-2.900 0-5.300-1.900-6.200-4.500H2.200v2.800A11 11 0 0 0 12 23z"
      />
      <path fill="#FBBC05" d="M5.800 14.100a6.600 6.600 0 0 1 0-4.200V7.100H2.200a11 11 0 0 0 0 9.900z" />
      <path
        fill="#EA4335"
        d="M12 5.400c1.600 0 3.100.6 4.200 1.600l3.200-3.100A11 11 0 0 0 2.200 7.100l3.600 2.800C6.700 7.300 9.100 5.400 12 5.400z"
      />
    </svg>
  );
}

export function LoginScreen() {
  return (
    <AuthLayout
      logo={<Logo label="Andrômeda" />}
      title="Que bom ver você"
      subtitle="Entre para continuar criando."
      footer={
        <>
          Ainda não tem conta? <TextLink href="#cadastro">Cadastre-se</TextLink>
        </>
      }
      panel={
        <BrandPanel
          logo={<Logo label="Andrômeda" />}
          headline="Da foto do celular ao anúncio que vende."
          text="Fundos, cenários, textos promocionais, títulos e palavras-chave para os seus anúncios, em português e em segundos."
        >
          <PhotoCollage
            before={{
              src: picture('sneaker', 'plain'),
              alt: 'Tênis fotografado em casa',
              label: 'Foto original',
              labelIcon: <Image />,
            }}
            after={{
              src: picture('sneaker', 'nebula'),
              alt: 'O mesmo tênis em um cenário de nebulosa',
              label: 'Fundo alterado com sucesso!',
              labelIcon: <Sparkles />,
            }}
          />
        </BrandPanel>
      }
    >
      <form className={styles.form}>
        <Button size="l" fullWidth icon={<GoogleMark />}>
          Entrar com Google
        </Button>
        <Divider>ou</Divider>
        <TextField label="Email" type="email" autoComplete="email" defaultValue="ana@minhaloja.com.br" />
        <PasswordField
          label="Senha"
          defaultValue="Segredo-12"
          labelAction={<TextLink href="#senha">Esqueceu a senha?</TextLink>}
        />
        <Button variant="primary" size="l" fullWidth>
          Entrar
        </Button>
      </form>
    </AuthLayout>
  );
}
