import { forgetDrafts, type PageConfig } from '@andromeda/platform/host';
import { onAPhone } from '@andromeda/platform/testing/stories';
import { waiting } from '@andromeda/tooling/waiting-limits';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { type PageFacts, PageFactsContext } from '../features/versions/page-facts.ts';
import { releasesOf } from '../features/versions/release.fixture.ts';
import { ShellPage, type ShellPageProps } from './shell-page.tsx';

const UNTIL = '2026-12-01T12:00:00.000Z';
const LONG = '0.1.0-nova-grade-com-filtros-por-colecao-e-periodo-b7e0335a1c';
const parts = [
  'mfe-account',
  'mfe-assistant',
  'mfe-catalogue',
  'mfe-creatives',
  'mfe-library',
  'mfe-text-tools',
];
const link = (remote: string) => ({ id: `link-${remote}`, remote, version: '1.0.0', until: UNTIL });
const copy = (useIn: string[]) => ({ '19.3.1': { from: 'shell', useIn, loaded: true } });

const usual: PageFacts = {
  shellAddress: () => 'https://andromeda.example/assets/1.0.0/start.js',
  msOf: (address) => (address.includes('/assets/') ? 62 : null),
  standing: async () => parts.map(link),
  libraries: () => ({ react: copy(['mfe_library', 'mfe_account']), 'react-dom': copy([]) }),
  reloadWith: () => undefined,
};

/** Answers for the profile, the releases and the links, of an administrator or of another user. */
function answersOf(
  isAdmin: boolean,
  versions: readonly string[] = ['2.0.0', '1.0.0'],
  madeBy = 'ana@example.com',
) {
  const profile = { fullName: 'Ana Vendedora', phone: '', email: 'ana@example.com', isAdmin };
  const standing = { ...link('mfe-library'), version: versions[0] ?? '1.0.0', madeBy, madeAt: UNTIL };
  return {
    'GET /api/profile': () => Response.json(profile),
    'GET /api/remotes': () => Response.json(releasesOf(['shell', ...parts], versions)),
    'GET /api/remote-previews': () => Response.json({ previews: [standing] }),
  };
}

interface PanelProps extends ShellPageProps {
  facts?: Partial<PageFacts>;
}

function PanelOnPage({ facts, ...page }: PanelProps) {
  return (
    <PageFactsContext value={{ ...usual, ...facts }}>
      <ShellPage {...page} />
    </PageFactsContext>
  );
}

/** The panel of the page's versions, at the side of a real screen. */
const meta = {
  title: 'Telas/Versões desta página',
  component: PanelOnPage,
  args: { address: '/library', answers: answersOf(true) },
  parameters: { layout: 'fullscreen' },
  beforeEach: forgetDrafts,
} satisfies Meta<typeof PanelOnPage>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

type Control = [role: 'button' | 'menuitem', name: RegExp];

/** The panel comes as a file of its own, and what it shows from the server. */
const patiently = { timeout: waiting.condition };

/** Opens the panel by these controls, one after another, and waits for a text of it. */
const opensBy =
  (controls: Control[], text: string | RegExp): Play =>
  async ({ userEvent }) => {
    for (const [role, name] of controls) {
      const [control] = await screen.findAllByRole(role, { name }, patiently);
      if (control) await userEvent.click(control);
    }
    await screen.findAllByText(text, {}, patiently);
  };
const ITEM = /^Versões desta página$/;
const fromMenu = (text: string | RegExp) =>
  opensBy(
    [
      ['button', /^Sua conta/],
      ['menuitem', ITEM],
    ],
    text,
  );
const fromPhone = (text: string | RegExp) =>
  opensBy(
    [
      ['button', /^Menu$/],
      ['button', ITEM],
    ],
    text,
  );
const fromBadge = (text: string | RegExp) => opensBy([['button', /^Ver versões$/]], text);

export const OfAnAdministrator: Story = {
  name: 'De quem administra',
  tags: ['long'],
  play: fromMenu('Canário 10%'),
};
export const OnAPhone: Story = {
  ...onAPhone,
  name: 'De quem administra, no celular',
  play: fromPhone('Canário 10%'),
};
export const LongNames: Story = {
  name: 'Nomes compridos',
  tags: ['long'],
  args: {
    answers: answersOf(true, [LONG], 'integracao-continua-da-biblioteca-e-do-catalogo@loja-exemplo.com.br'),
    previews: [link('mfe-library')],
  },
  play: fromMenu(LONG),
};
export const LongNamesOnAPhone: Story = {
  ...LongNames,
  ...onAPhone,
  name: 'Nomes compridos, no celular',
  tags: ['long'],
  play: fromPhone(LONG),
};
const previews: PageConfig['previews'] = [link('mfe-library'), link('shell')];
export const OfAPreview: Story = {
  name: 'De quem tem prévias',
  tags: ['long'],
  args: { answers: answersOf(false), previews, facts: { standing: async () => previews } },
  play: fromBadge('Voltar tudo ao que está no ar'),
};
export const OfAPreviewOnAPhone: Story = {
  ...OfAPreview,
  ...onAPhone,
  name: 'De quem tem prévias, no celular',
  tags: ['long'],
};
export const Ended: Story = {
  name: 'Prévia encerrada',
  args: { answers: answersOf(false), previews, facts: { standing: async () => [] } },
  play: fromBadge(/^A prévia foi encerrada/),
};
export const EndedOnAPhone: Story = {
  ...Ended,
  ...onAPhone,
  name: 'Prévia encerrada, no celular',
  tags: ['long'],
};
export const NotLoaded: Story = {
  name: 'Uma parte que não carregou',
  args: { lost: ['mfe-library'] },
  play: fromMenu('Não carregou'),
};
export const Unread: Story = {
  name: 'Versões que não chegam',
  tags: ['long'],
  args: {
    answers: {
      ...answersOf(true),
      'GET /api/remotes': () => new Response(null, { status: 503 }),
      'GET /api/remote-previews': () => new Response(null, { status: 503 }),
    },
  },
  play: fromMenu(/^Não foi possível carregar os links de prévia|indisponível/),
};
