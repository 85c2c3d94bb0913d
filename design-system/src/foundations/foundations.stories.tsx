import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BREAKPOINTS } from './breakpoints.ts';
import styles from './foundations.module.css';
import { listTokens, type Token } from './token-list.ts';
import sheet from './tokens.css?raw';

/** Every page reads tokens.css itself: a token that is added there appears here. */
const meta = { title: 'Foundations' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const groups = listTokens(sheet);
const named = (title: string): Token[] =>
  groups.filter((group) => group.title.startsWith(title)).flatMap((group) => group.tokens);

function Swatches({ title, tokens }: { title: string; tokens: Token[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <div className={styles.grid}>
        {tokens.map(({ name, value }) => (
          <div key={name} className={styles.swatch}>
            <span style={{ background: `var(${name})` }} />
            <code>{name}</code>
            <small>{value}</small>
          </div>
        ))}
      </div>
    </section>
  );
}

export const Colours: Story = {
  render: () => (
    <div className={styles.page}>
      <Swatches title="Marca" tokens={named('brand')} />
      <Swatches title="Superfícies" tokens={named('surfaces')} />
      <Swatches title="Texto e ação" tokens={named('text')} />
      <Swatches title="Sobre imagens" tokens={named('on pictures')} />
      <Swatches title="Significado" tokens={named('meaning')} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('--accent')).toBeVisible();
    await expect(canvas.getByText('--danger-bg')).toBeVisible();
  },
};

export const Type: Story = {
  render: () => (
    <div className={styles.page}>
      {named('type')
        .filter(({ name }) => name.startsWith('--step'))
        .reverse()
        .map(({ name, value }, index) => (
          <div key={name} className={styles.line}>
            <code>
              {name} <small>{value}</small>
            </code>
            <p
              style={{
                fontSize: `var(${name})`,
                fontFamily: index < 3 ? 'var(--font-display)' : 'var(--font-text)',
                fontWeight: index < 3 ? 700 : 400,
                lineHeight: 1.2,
              }}
            >
              Transforme suas ideias em criativos profissionais: ação, coração, Gerador de Palavras-chave
            </p>
          </div>
        ))}
    </div>
  ),
};

export const TypeOnAPhone: Story = { ...Type, globals: { viewport: { value: 'phone' } } };

export const Space: Story = {
  render: () => (
    <div className={styles.page} style={{ gap: 0 }}>
      {named('space').map(({ name, value }) => (
        <div key={name} className={styles.line}>
          <code>
            {name} <small>{value}</small>
          </code>
          <span className={styles.bar} style={{ width: `var(${name})` }} />
        </div>
      ))}
    </div>
  ),
};

export const RadiusAndDepth: Story = {
  render: () => (
    <div className={styles.grid}>
      {named('radius').map(({ name, value }) => (
        <div key={name} className={styles.box} style={{ borderRadius: `var(${name})` }}>
          {name} ({value})
        </div>
      ))}
      {named('depth').map(({ name }) => (
        <div key={name} className={styles.box} style={{ borderRadius: 18, boxShadow: `var(${name})` }}>
          {name}
        </div>
      ))}
    </div>
  ),
};

export const Motion: Story = {
  render: () => (
    <div className={styles.page}>
      <p>140 ms ao toque, 240 ms para mudar de lugar, 300 ms para sair. Passe o ponteiro ou foque.</p>
      <button type="button" aria-label="Mover" className={styles.motion}>
        <div className={styles.mover} />
      </button>
      <Values tokens={named('motion')} />
      <p>Com movimento reduzido no sistema, nada se move.</p>
    </div>
  ),
};

function Values({ tokens }: { tokens: Token[] }) {
  return tokens.map(({ name, value }) => (
    <div key={name} className={styles.line}>
      <code>{name}</code>
      <span>{value}</span>
    </div>
  ));
}

const LAYERS: Record<string, string> = {
  '--layer-bar': 'Barras fixas: topo do celular, ação principal',
  '--layer-menu': 'Menu do celular com seu véu, popovers',
  '--layer-overlay': 'Diálogos, folhas, tela cheia, menus suspensos',
  '--layer-notice': 'Avisos, toasts, dicas, atalho para o conteúdo',
};

export const ZOrder: Story = {
  render: () => (
    <div className={styles.page}>
      <p>O que está acima do quê. Nenhum componente escolhe um número próprio.</p>
      <div className={styles.layers}>
        {named('z-order').map(({ name, value }) => (
          <div key={name} className={styles.layer}>
            <code>{name}</code> <strong>{value}</strong>
            <p>{LAYERS[name]}</p>
          </div>
        ))}
      </div>
    </div>
  ),
};

export const Controls: Story = { render: () => <Values tokens={named('controls')} /> };

export const Breakpoints: Story = {
  render: () => (
    <div className={styles.page}>
      {Object.entries(BREAKPOINTS).map(([name, width]) => (
        <div key={name} className={styles.line}>
          <code>
            {name} <small>{width}px</small>
          </code>
          <span className={styles.bar} style={{ width: `min(100%, ${width / 2}px)` }} />
        </div>
      ))}
      <p>Abaixo de 640 px as ferramentas usam a barra fixa; abaixo de 768 px o menu vai para o topo.</p>
    </div>
  ),
};
