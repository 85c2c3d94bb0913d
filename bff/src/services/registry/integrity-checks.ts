import { sha384 } from '../../remotes/sha384.ts';
import type { OpenPackage } from './open-package.ts';

/**
 * Which scripts and styles of a package a browser would run without a hash, one sentence each. The page knows the hash of the
 * entry; every other file must have its own in the entry, or in a script that is guarded from there.
 */
export function checkGuards({ files }: Pick<OpenPackage, 'files'>, entry: string): string[] {
  const open = new Map([...files].filter(([file]) => /\.(js|css)$/.test(file) && file !== entry));
  const first = files.get(entry);
  // Its absence has a sentence of its own.
  if (!first) return [];
  const scripts = [first];
  for (const script of scripts) {
    // Some minifiers escape slashes.
    const text = Buffer.from(script).toString('utf8').replaceAll('\\/', '/');
    for (const [file, bytes] of open) {
      if (!text.includes(sha384(bytes))) continue;
      open.delete(file);
      if (file.endsWith('.js')) scripts.push(bytes);
    }
  }
  return [...open.keys()].map(
    (file) =>
      `${file} seria carregado sem conferência: o hash sha384 dele não está em ${entry}, nem em um script conferido a partir dali. Construa com o SubresourceIntegrityPlugin (tooling/rspack), ou ponha o hash no "integrity" com que o seu código carrega o arquivo.`,
  );
}
