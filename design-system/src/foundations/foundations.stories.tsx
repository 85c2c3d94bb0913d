import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from './foundations.module.css';

const meta = { title: 'Foundations' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const COLOURS = {
  Marca: [
    'night-950',
    'night-900',
    'night-800',
    'night-700',
    'nebula-700',
    'nebula-600',
    'nebula-500',
    'nebula-200',
    'nebula-100',
    'dust-600',
    'dust-500',
    'dust-100',
    'core-500',
    'core-100',
    'glow',
    'glow-text',
  ],
  Superfícies: ['bg', 'surface', 'surface-sunken', 'surface-raised', 'line', 'line-strong'],
  Texto: ['text', 'text-soft', 'text-faint', 'accent', 'accent-text', 'accent-soft', 'on-accent-soft'],
  Significado: [
    'success',
    'success-bg',
    'warning',
    'warning-bg',
    'danger',
    'danger-bg',
    'info',
    'info-bg',
    'dust',
    'dust-bg',
    'core',
    'core-bg',
  ],
};

export const Colours: Story = {
  render: () => (
    <div className={styles.page}>
      {Object.entries(COLOURS).map(([group, names]) => (
        <section key={group}>
          <h2>{group}</h2>
          <div className={styles.grid}>
            {names.map((name) => (
              <div key={name} className={styles.swatch}>
                <span style={{ background: `var(--${name})` }} />
                <span>--{name}</span>
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  ),
};

const STEPS = ['step-4', 'step-3', 'step-2', 'step-1', 'step-0', 'step--1', 'step--2'];

export const Type: Story = {
  render: () => (
    <div className={styles.page}>
      {STEPS.map((step, index) => (
        <div key={step} className={styles.line}>
          <code>--{step}</code>
          <p
            style={{
              fontSize: `var(--${step})`,
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
      {[1, 2, 3, 4, 5, 6, 7, 8].map((step) => (
        <div key={step} className={styles.line}>
          <code>--space-{step}</code>
          <span className={styles.bar} style={{ width: `var(--space-${step})` }} />
        </div>
      ))}
    </div>
  ),
};

export const RadiusAndShadow: Story = {
  render: () => (
    <div className={styles.grid}>
      {['s', 'm', 'l', 'xl', 'full'].map((radius) => (
        <div key={radius} className={styles.box} style={{ borderRadius: `var(--radius-${radius})` }}>
          --radius-{radius}
        </div>
      ))}
      {['1', '2', '3', 'glow'].map((shadow) => (
        <div
          key={shadow}
          className={styles.box}
          style={{ borderRadius: 18, boxShadow: `var(--shadow-${shadow})` }}
        >
          --shadow-{shadow}
        </div>
      ))}
    </div>
  ),
};

export const Motion: Story = {
  render: () => (
    <div className={styles.page}>
      <p>140 ms ao toque, 240 ms para mudar de lugar. Passe o ponteiro ou foque.</p>
      <button type="button" aria-label="Mover" className={styles.motion}>
        <div className={styles.mover} />
      </button>
    </div>
  ),
};
