import {
  ArrowLeft,
  Camera,
  Copy,
  Download,
  Gem,
  Images,
  KeyRound,
  LayoutDashboard,
  MessageCircleHeart,
  RefreshCw,
  Settings,
  Sparkles,
  Trash2,
  Type,
  WandSparkles,
  X,
} from 'lucide-react';
import { BREAKPOINTS } from '../foundations/breakpoints.ts';
import primitives from '../foundations/primitives.css?raw';
import { contrastOf, readDeclarations, resolveToken } from '../foundations/resolve-tokens.ts';
import { listTokens } from '../foundations/token-list.ts';
import sheet from '../foundations/tokens.css?raw';
import styles from './documentation.module.css';

const declarations = readDeclarations(primitives, sheet);
const groups = listTokens(sheet);
const tokensOf = (group: string) =>
  groups.filter(({ title }) => title.startsWith(group)).flatMap(({ tokens }) => tokens);
const literal = (name: string, theme: 'light' | 'dark') => resolveToken(declarations, name, theme);

/** Each colour of a group with its value in both themes. `group` is how its comment in tokens.css begins. */
export function Swatches({ group }: { group: string }) {
  return (
    <div className={styles.swatches}>
      {tokensOf(group).map(({ name }) => (
        <div key={name} className={styles.swatch}>
          <span style={{ background: `var(${name})` }} />
          <div>
            <strong>{name}</strong>
            <span>claro {literal(name, 'light')}</span>
            <span>escuro {literal(name, 'dark')}</span>
          </div>
        </div>
      ))}
    </div>
  );
}

const PAIRS = [
  ['--text', '--bg'],
  ['--text', '--surface'],
  ['--text-soft', '--surface'],
  ['--text-faint', '--surface'],
  ['--accent-text', '--surface'],
  ['--on-accent', '--accent'],
  ['--on-accent-soft', '--accent-soft'],
  ['--success', '--success-bg'],
  ['--warning', '--warning-bg'],
  ['--danger', '--danger-bg'],
  ['--info', '--info-bg'],
  ['--tip', '--core-bg'],
  ['--on-night-soft', '--night'],
] as const;

/** The contrast of each text on its ground, computed from the tokens. */
export function Contrasts() {
  const ratio = (ink: string, ground: string, theme: 'light' | 'dark') =>
    contrastOf(literal(ink, theme), literal(ground, theme)).toLocaleString('pt-BR', {
      maximumFractionDigits: 1,
      minimumFractionDigits: 1,
    });
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Texto sobre fundo</th>
            <th scope="col">Amostra</th>
            <th scope="col">Claro</th>
            <th scope="col">Escuro</th>
          </tr>
        </thead>
        <tbody>
          {PAIRS.map(([ink, ground]) => (
            <tr key={ink + ground}>
              <th scope="row">
                <code>{ink}</code> <code>{ground}</code>
              </th>
              <td>
                <span className={styles.pair} style={{ color: `var(${ink})`, background: `var(${ground})` }}>
                  Criativos
                </span>
              </td>
              <td>{ratio(ink, ground, 'light')}</td>
              <td>{ratio(ink, ground, 'dark')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Name, value and a drawing of each token of a group. */
export function Scale({
  group,
  shows,
}: {
  group: string;
  shows: 'type' | 'space' | 'radius' | 'depth' | 'value';
}) {
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Valor</th>
            {shows !== 'value' && <th scope="col">Amostra</th>}
          </tr>
        </thead>
        <tbody>
          {tokensOf(group)
            .filter(({ name }) => shows !== 'type' || name.startsWith('--step'))
            .map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{shows === 'depth' ? 'sombra' : value}</td>
                {shows !== 'value' && (
                  <td>
                    <Sample name={name} shows={shows} />
                  </td>
                )}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

function Sample({ name, shows }: { name: string; shows: 'type' | 'space' | 'radius' | 'depth' }) {
  if (shows === 'space') return <span className={styles.bar} style={{ width: `var(${name})` }} />;
  if (shows === 'radius') return <div className={styles.box} style={{ borderRadius: `var(${name})` }} />;
  if (shows === 'depth') return <div className={styles.box} style={{ boxShadow: `var(${name})` }} />;
  const display = /--step-[234]/.test(name);
  return (
    <p
      className={styles.sample}
      style={{
        fontSize: `var(${name})`,
        fontFamily: display ? 'var(--font-display)' : 'var(--font-text)',
        fontWeight: display ? 700 : 400,
      }}
    >
      Gerador de Palavras-chave
    </p>
  );
}

/** A sample that moves while the pointer or the keyboard's focus is on it. */
export function MotionSample() {
  return (
    <button type="button" aria-label="Mover" className={styles.motion}>
      <div className={styles.mover} />
    </button>
  );
}

/** The widths at which layouts switch. */
export function Breakpoints() {
  return (
    <ul>
      {Object.entries(BREAKPOINTS).map(([name, width]) => (
        <li key={name}>
          <code>{name}</code>: {width} px
        </li>
      ))}
    </ul>
  );
}

const ICONS = [
  { icon: <LayoutDashboard />, label: 'Painel' },
  { icon: <Images />, label: 'Biblioteca' },
  { icon: <Gem />, label: 'Planos' },
  { icon: <Settings />, label: 'Configurações' },
  { icon: <WandSparkles />, label: 'Gerador de Criativos' },
  { icon: <MessageCircleHeart />, label: 'Assistente' },
  { icon: <Type />, label: 'Título e texto' },
  { icon: <KeyRound />, label: 'Palavras-chave' },
  { icon: <Sparkles />, label: 'Gerar, créditos' },
  { icon: <Download />, label: 'Baixar' },
  { icon: <Copy />, label: 'Copiar' },
  { icon: <RefreshCw />, label: 'Refazer' },
  { icon: <Trash2 />, label: 'Excluir' },
  { icon: <Camera />, label: 'Tirar Foto' },
  { icon: <ArrowLeft />, label: 'Voltar' },
  { icon: <X />, label: 'Fechar' },
];

/** The icons that have a fixed meaning in the product. */
export function IconSamples() {
  return (
    <div className={styles.icons}>
      {ICONS.map(({ icon, label }) => (
        <div key={label} className={styles.icon}>
          {icon}
          {label}
        </div>
      ))}
    </div>
  );
}
