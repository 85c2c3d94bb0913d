import { keepClear, TextField } from '@andromeda/design-system';
import { LONGEST_PRODUCT_NAME } from 'bff/contract/browser';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { ImageOutcome } from '../generation/image-outcome.ts';
import type { ImageRun } from '../generation/use-image-run.ts';
import { nameProduct, productOf } from '../photos/product-names.ts';
import { PaidButton } from '../tool-frame/paid-button.tsx';
import styles from './image-result.module.css';

type ProductQuestionProps = { run: ImageRun; outcome: ImageOutcome };

/**
 * The local description knows colours and shapes and no product: beside its picture the user can say what the product is,
 * for a better one. The answer is kept for the photo.
 */
export function ProductQuestion({ run, outcome: { request } }: ProductQuestionProps) {
  const photo = request?.images[0];
  const [name, setName] = useState(productOf(photo));
  if (!photo) return null;
  const makeAgain = () => {
    const product = name.trim();
    nameProduct(photo, product);
    run.start({ ...request, options: { ...request.options, product } });
  };
  return (
    <form
      {...keepClear}
      className={styles.rating}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) makeAgain();
      }}
    >
      <TextField
        label="O que é o produto?"
        hint="Sem IA externa, só vemos cores e formas. Com o nome, a cena combina com ele."
        placeholder="Ex.: caneca de porcelana"
        maxLength={LONGEST_PRODUCT_NAME}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <PaidButton type="submit" task={run.task} icon={<RefreshCw />} disabled={!name.trim()}>
        Fazer outra imagem
      </PaidButton>
    </form>
  );
}
