import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './avatar.module.css';

export type AvatarProps = ComponentProps<'span'> & { name: string };

/** A user's initials: the first letters of the first and the last name. */
export function Avatar({ name, className, ...rest }: AvatarProps) {
  return (
    <span role="img" aria-label={name} {...rest} className={clsx(styles.avatar, className)}>
      <span aria-hidden="true">{initialsOf(name)}</span>
    </span>
  );
}

export type AvatarButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  name: string;
  /** The purpose of the button, which screen readers read before the name, such as 'Sua conta'. */
  label: string;
};

/** The same as a button that opens a menu: `<DropdownMenu trigger={<AvatarButton … />}>`. */
export function AvatarButton({ name, label, className, type = 'button', ...rest }: AvatarButtonProps) {
  return (
    <button {...rest} type={type} className={clsx(styles.avatar, styles.button, className)}>
      <span aria-hidden="true">{initialsOf(name)}</span>
      <VisuallyHidden>
        {label}: {name}
      </VisuallyHidden>
    </button>
  );
}

function initialsOf(name: string) {
  // What has no letter, such as an emoji, has no initial.
  const letters = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? []);
  const both = letters.length > 1 ? [letters.at(0), letters.at(-1)] : letters;
  return both.map((letter) => letter?.toLocaleUpperCase('pt-BR')).join('');
}
