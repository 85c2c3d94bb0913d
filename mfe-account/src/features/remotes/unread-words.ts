import type { ReleaseOverview } from '@andromeda/platform';

type Uses = NonNullable<ReleaseOverview['remotes'][number]['uses']>[number]['uses'];

const reasons: Record<string, string> = {
  form: 'os arquivos não têm uma forma conhecida',
  escapes: 'um módulo é passado adiante inteiro',
  not_followed: 'não foi possível seguir um módulo até o fim',
  newer: 'foi feita contra uma versão mais nova que a da casca',
};

/** Why it is not known what a version uses of a package, so that the range of its build counts; null where all is known. */
export function unreadText({ unread, declared }: Uses): string | null {
  const parts = Object.entries(unread).map(
    ([name, reason]) =>
      `${name}: ${reasons[reason] ?? reason}, então vale o intervalo declarado${declared[name] ? `, ${declared[name]}` : ''}`,
  );
  return parts.length > 0 ? `O que usa da página não foi lido por inteiro. ${parts.join('; ')}.` : null;
}
