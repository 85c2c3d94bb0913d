import { ActionBar, Button, Card } from '@andromeda/design-system';
import { type BrandKit, brandKitQuery, messageFor, useApi, useNotification } from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { logoCorners, tagStyles, typeFaces } from 'bff/contract/browser/brand';
import type { FormEvent } from 'react';
import { BrandPreview } from './brand-preview.tsx';
import styles from './brand-screen.module.css';
import { ChoiceGrid } from './choice-grid.tsx';
import { ColorChoice } from './color-choice.tsx';
import { CornerDrawing } from './corner-drawing.tsx';
import faces from './faces.module.css';
import { LogoCard } from './logo-card.tsx';
import { MESSAGE_MS, messages } from './messages.ts';
import { PriceTag } from './price-tag.tsx';
import { USUAL_COLORS } from './shop-colors.ts';
import { useBrandDraft } from './use-brand-draft.ts';

/** Every choice of the look, beside what it makes of a picture. */
export function BrandForm({ kit }: { kit: BrandKit }) {
  const draft = useBrandDraft(kit);
  const save = useSaveBrand();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate(draft.chosen);
  };
  return (
    <form noValidate onSubmit={submit} className={styles.columns}>
      <div className={styles.aside}>
        <BrandPreview chosen={draft.chosen} logo={kit.logo?.url ?? null} />
        <p className={styles.soft}>
          {kit.updatedAt
            ? 'Marque “Usar a marca da loja” ao adicionar texto, ao editar o fundo ou no lote.'
            : 'Sua loja ainda não tem uma marca aqui. Escolha só o que quiser: o resto segue cada foto.'}
        </p>
      </div>
      <div className={styles.column}>
        <LogoCard logo={kit.logo} />
        <Choices draft={draft} />
        <ActionBar>
          <Button type="submit" variant="primary" size="l" busy={save.isPending} busyLabel="Salvando...">
            Salvar marca
          </Button>
        </ActionBar>
      </div>
    </form>
  );
}

function Choices({ draft: { chosen, choose } }: { draft: ReturnType<typeof useBrandDraft> }) {
  return (
    <>
      <Card as="section" padding="l" aria-labelledby="cores-da-loja" className={styles.card}>
        <h2 id="cores-da-loja">Cores</h2>
        <ColorChoice
          label="Cor principal"
          hint="No preço e no título, mais clara ou mais escura onde precisar para ler."
          color={chosen.mainColor}
          usual={USUAL_COLORS.main}
          onChoose={(mainColor) => choose({ mainColor })}
        />
        <ColorChoice
          label="Cor de destaque"
          hint="No selo de desconto e em “Frete grátis”."
          color={chosen.accentColor}
          usual={USUAL_COLORS.accent}
          onChoose={(accentColor) => choose({ accentColor })}
        />
      </Card>
      <Card as="section" padding="l" aria-labelledby="letras-da-loja" className={styles.card}>
        <h2 id="letras-da-loja">Letras</h2>
        <ChoiceGrid
          label="Títulos e preços"
          choices={typeFaces}
          value={chosen.headingFace}
          onChoose={(headingFace) => choose({ headingFace })}
          draw={({ id }) => <span className={`${faces[id]} ${styles.strong}`}>Oferta</span>}
        />
        <ChoiceGrid
          label="Demais textos"
          choices={typeFaces}
          value={chosen.bodyFace}
          onChoose={(bodyFace) => choose({ bodyFace })}
          draw={({ id }) => <span className={`${faces[id]} ${styles.plain}`}>Feito à mão</span>}
        />
      </Card>
      <Card as="section" padding="l" aria-labelledby="etiqueta-e-canto" className={styles.card}>
        <h2 id="etiqueta-e-canto">Preço e logo nas imagens</h2>
        <ChoiceGrid
          label="Etiqueta de preço"
          choices={tagStyles}
          value={chosen.tagStyle}
          onChoose={(tagStyle) => choose({ tagStyle })}
          draw={({ id }) => (
            <PriceTag
              shape={id}
              letters={faces[chosen.headingFace]}
              color="var(--accent)"
              ink="var(--on-accent)"
            />
          )}
        />
        <ChoiceGrid
          label="Canto do logo"
          choices={logoCorners}
          value={chosen.logoCorner}
          onChoose={(logoCorner) => choose({ logoCorner })}
          draw={({ id }) => <CornerDrawing corner={id} />}
        />
      </Card>
    </>
  );
}

function useSaveBrand() {
  const api = useApi();
  const queries = useQueryClient();
  const { notify, close } = useNotification();
  return useMutation({
    mutationFn: api.brandKit.save,
    onMutate: () => close('banner'),
    onSuccess: (kit) => {
      queries.setQueryData(brandKitQuery(api).queryKey, kit);
      notify({ message: messages.saved, type: 'success', durationMs: MESSAGE_MS });
    },
    onError: (error) => notify({ message: messageFor(error, messages.saveFailed), type: 'error' }),
  });
}
