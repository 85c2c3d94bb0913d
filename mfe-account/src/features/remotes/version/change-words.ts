import type { ApiArea, ApiChange } from '@andromeda/platform';

/** What an area of the differences is called. */
export const areaNames: Record<ApiArea, string> = {
  paths: 'Caminhos',
  layouts: 'Telas de altura inteira ou com cabeçalho próprio',
  menu: 'Menu',
  access: 'Quem pode entrar',
  slots: 'Lugares que oferece',
  fills: 'Lugares que preenche',
  publishes: 'Eventos que publica',
  listens: 'Eventos que ouve',
  modules: 'Módulos que expõe',
  platform: 'Plataforma que pede',
  shared: 'Bibliotecas compartilhadas',
  uses: 'O que usa da página',
  backend: 'Backend próprio',
  migrations: 'Migrações do backend',
  operations: 'Operações do backend',
};

const deeds = { added: 'Novo', removed: 'Saiu', changed: 'Mudou' } as const;
export const deedOf = ({ change }: ApiChange): string => deeds[change];

export const toneOf = ({ change }: ApiChange) =>
  (({ added: 'success', removed: 'danger', changed: 'warning' }) as const)[change];

const told: Record<string, string> = {
  public: 'aberto sem entrar',
  full_height: 'altura inteira',
  own_header: 'cabeçalho próprio',
};
const names: Record<string, string> = { roles: 'Papéis', plans: 'Planos', platform: 'Intervalo' };

/** What changed: `useSlot` of a module stands as `useSlot de @andromeda/platform`. */
export function nameOf({ area, name }: ApiChange): string {
  if (area !== 'uses') return names[name] ?? name;
  const [module, part] = name.split(' ');
  return part ? `${part} de ${module}` : name;
}

const inWords = (text: string) =>
  text
    .split(' ')
    .map((word) => told[word] ?? word)
    .join(' ');

/** What it was and is: `19.3.0 → 19.3.1`; null where the name says it all. */
export function detailOf({ change, before, after }: ApiChange): string | null {
  if (change === 'changed' && before !== undefined && before === after)
    return `${inWords(after)}, com outros detalhes`;
  if (before !== undefined && after !== undefined) return `${inWords(before)} → ${inWords(after)}`;
  const only = after ?? before;
  return only === undefined ? null : inWords(only);
}

/** The differences by area, in the order of the areas. */
export const byArea = (changes: readonly ApiChange[]): [ApiArea, ApiChange[]][] => [
  ...Map.groupBy(changes, ({ area }) => area),
];
