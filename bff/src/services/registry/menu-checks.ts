import { MENU_ICONS } from '../../../contract/menu-icons.ts';
import type { RemoteDescription } from '../../../contract/page-config.ts';
import { covers } from './paths.ts';

/** The longest name that fits in the menu. */
const LONGEST_LABEL = 30;

/** Whether a user would take two names in the menu for one. */
export const sameLabel = (a: string, b: string) =>
  a.trim().localeCompare(b.trim(), 'pt-BR', { sensitivity: 'base' }) === 0;

/** What must be changed in a remote's menu, one sentence each. */
export function checkMenu({ menu, paths }: RemoteDescription): string[] {
  const entries = menu.flatMap(({ forMembers, ...entry }) =>
    forMembers ? [entry, { ...entry, ...forMembers }] : [entry],
  );
  return entries.flatMap(({ path, label, icon }, index) => {
    const problems: string[] = [];
    if (!paths.some((own) => covers(own, path)))
      problems.push(
        `O menu "${label}" leva a ${path}, que não está em "paths" de remote.json. Acrescente o caminho ou mude o menu.`,
      );
    if (label.trim() === '' || label.length > LONGEST_LABEL)
      problems.push(`"${label}" não serve de nome no menu: use de 1 a ${LONGEST_LABEL} letras.`);
    if (!MENU_ICONS.some((known) => known === icon))
      problems.push(`O menu não conhece o ícone "${icon}". Ícones: ${MENU_ICONS.join(', ')}.`);
    const before = entries.slice(0, index);
    if (before.some((other) => sameLabel(other.label, label)))
      problems.push(`O menu tem "${label}" mais de uma vez. Dê um nome próprio a cada entrada.`);
    if (before.some((other) => other.path === path))
      problems.push(`Duas entradas do menu levam a ${path}. Deixe uma só.`);
    return problems;
  });
}
