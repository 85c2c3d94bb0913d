import { Checkbox, TextLink } from '@andromeda/design-system';
import { Link } from '@andromeda/platform';
import styles from './brand-checkbox.module.css';
import type { BrandChoice } from './use-brand-choice.ts';

type BrandCheckboxProps = {
  choice: BrandChoice;
  hint?: string;
  /** Where a shop without a brand is led to one. */
  invites?: boolean;
};

/** 'Usar a marca da loja', where there is one. */
export function BrandCheckbox({ choice: { offer, follows, choose }, hint, invites }: BrandCheckboxProps) {
  if (offer === 'offered')
    return <Checkbox label="Usar a marca da loja" hint={hint} checked={follows} onCheckedChange={choose} />;
  if (offer === null || !invites) return null;
  return (
    <p className={styles.invitation}>
      Quer suas cores, suas letras e seu logo aqui?{' '}
      <TextLink asChild>
        <Link to="/settings/marca">Criar a marca da loja</Link>
      </TextLink>
    </p>
  );
}
