import { ActionBar, Button, Card, Notice, PageHeader } from '@andromeda/design-system';
import { useDraft, useLocation } from '@andromeda/platform';
import { type FormEvent, useState } from 'react';
import { noFields } from '../../products/product-fields.ts';
import { ProductFormFields } from '../../products/product-form-fields.tsx';
import { useProductForm } from '../../products/use-product-form.ts';
import { WayBack } from '../../way-back.tsx';
import { ExistingProductDialog } from './existing-product-dialog.tsx';
import { givenPictures } from './given-pictures.ts';
import styles from './new-product.module.css';
import { PictureRow } from './picture-row.tsx';
import { useCreateProduct } from './use-create-product.ts';

/** The form of a new product, which may begin with pictures that were chosen elsewhere. */
export function NewProductScreen() {
  const { state } = useLocation();
  const [{ imageIds, name }] = useState(() => givenPictures(state));
  return (
    <div className={styles.screen}>
      <PageHeader
        title="Novo produto"
        subtitle="Só o nome é obrigatório. O que você souber a mais melhora os textos."
        back={<WayBack />}
      />
      <NewProductForm imageIds={imageIds} name={name} />
    </div>
  );
}

function NewProductForm({ imageIds, name }: { imageIds: readonly string[]; name: string }) {
  // Other pictures are another product.
  const key = ['new-product', ...imageIds.slice(0, 1)].join(':');
  const [initial] = useState(() => ({ ...noFields, name, id: '' }));
  const [{ id, ...fields }, change, forget] = useDraft(key, initial);
  const { problems, leaveCode, check } = useProductForm(fields);
  const { busy, problem, create } = useCreateProduct(forget);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !check(event.currentTarget)) return;
    // Kept with the draft: the same product, also after a reload.
    const own = id || crypto.randomUUID();
    change({ id: own });
    create({ id: own, fields, imageIds });
  };
  return (
    <Card as="form" padding="l" onSubmit={submit} className={styles.form}>
      {imageIds.length > 0 && (
        <>
          <PictureRow imageIds={imageIds} />
          <ExistingProductDialog imageIds={imageIds} />
        </>
      )}
      <ProductFormFields fields={fields} onChange={change} problems={problems} onLeaveCode={leaveCode} />
      {problem && <Notice tone="error">{problem}</Notice>}
      <ActionBar>
        <Button type="submit" variant="primary" size="l" busy={busy} busyLabel="Criando...">
          Criar produto
        </Button>
      </ActionBar>
    </Card>
  );
}
