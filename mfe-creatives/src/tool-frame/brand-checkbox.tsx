import { Checkbox, Notice, TextLink } from '@andromeda/design-system';
import { brandKitQuery, Link, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { NotLoaded } from '../named/not-loaded.tsx';
import styles from './brand-checkbox.module.css';
import type { BrandChoice } from './use-brand-choice.ts';

const NOT_LOADED = 'Não foi possível carregar a marca da loja: as imagens saem sem ela.';

const LOGO_MISSED =
  'Este estilo pede o logo da loja, que não está mais na sua marca: as imagens saem sem ele.';
const COLORS_MISSED =
  'Este estilo pede as cores da loja, que não estão mais na sua marca: o cenário sai sem elas.';

type BrandCheckboxProps = {
  choice: BrandChoice;
  hint?: string;
  /** Where a shop without a brand is led to one. */
  invites?: boolean;
};

type BrandColorsCheckboxProps = Pick<BrandCheckboxProps, 'choice'> & {
  /** Where `BrandCheckbox` stands beside it, which says what did not load. */
  besideBrand?: boolean;
};

/** 'Usar as cores da loja' beside a described scene, where the shop has colours. */
export function BrandColorsCheckbox({ choice, besideBrand = false }: BrandColorsCheckboxProps) {
  const { offer, follows, missed, choose } = choice;
  const { isError, refetch } = useQuery(brandKitQuery(useApi()));
  if (offer === null && isError && !besideBrand)
    return <NotLoaded message={NOT_LOADED} onRetry={() => void refetch()} />;
  if (missed) return <Missed message={COLORS_MISSED} />;
  if (offer !== 'offered') return null;
  return (
    <Checkbox
      label="Usar as cores da loja"
      hint="O cenário acompanha as cores da sua marca. O produto fica como é."
      checked={follows}
      onCheckedChange={choose}
    />
  );
}

/** 'Usar a marca da loja', where there is one. */
export function BrandCheckbox({ choice, hint, invites }: BrandCheckboxProps) {
  const { offer, follows, missed, choose } = choice;
  const { isError, refetch } = useQuery(brandKitQuery(useApi()));
  if (offer === 'offered')
    return <Checkbox label="Usar a marca da loja" hint={hint} checked={follows} onCheckedChange={choose} />;
  if (offer === null && isError) return <NotLoaded message={NOT_LOADED} onRetry={() => void refetch()} />;
  if (missed) return <Missed message={LOGO_MISSED} />;
  if (!invites) return null;
  return (
    <p className={styles.invitation}>
      {offer === 'absent' && (
        <>
          Quer suas cores, suas letras e seu logo aqui?{' '}
          <TextLink asChild>
            <Link to="/settings/marca">Criar a marca da loja</Link>
          </TextLink>
        </>
      )}
    </p>
  );
}

/** Says that pictures come without what was once chosen for them, and leads to where it can be set again. */
function Missed({ message }: { message: string }) {
  return (
    <Notice tone="info">
      {message}{' '}
      <TextLink asChild>
        <Link to="/settings/marca">Abrir a marca da loja</Link>
      </TextLink>
    </Notice>
  );
}
