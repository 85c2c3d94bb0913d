import { Button, Card, Notice } from '@andromeda/design-system';
import { messageFor, type Product, useApi, useNotification } from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { MESSAGE_MS } from '../../products/messages.ts';
import { type ProductFields, productFrom, tidied } from '../../products/product-fields.ts';
import { ProductFormFields } from '../../products/product-form-fields.tsx';
import { keepProduct } from '../../products/product-queries.ts';
import { useProductForm } from '../../products/use-product-form.ts';
import type { useEdits } from '../../use-edits.ts';
import { messages } from './messages.ts';
import styles from './product-screen.module.css';

type FactsSectionProps = { product: Product; facts: ReturnType<typeof useEdits<ProductFields>> };

/** What is known of the product, as a form. What was typed stands until it is saved. */
export function FactsSection({ product, facts: { fields, change, edited } }: FactsSectionProps) {
  const { problems, leaveCode, check } = useProductForm(fields);
  const { busy, problem, save } = useSaveFacts(product.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !check(event.currentTarget)) return;
    change(tidied(fields));
    save(fields);
  };
  return (
    <Card as="form" padding="l" aria-labelledby="ficha" onSubmit={submit} className={styles.section}>
      <h2 id="ficha" className={styles.title}>
        Ficha
      </h2>
      <ProductFormFields fields={fields} onChange={change} problems={problems} onLeaveCode={leaveCode} />
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className={styles.foot}>
        <Button type="submit" disabled={!edited} busy={busy} busyLabel="Salvando...">
          Salvar ficha
        </Button>
      </div>
    </Card>
  );
}

function useSaveFacts(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  const mutation = useMutation({
    networkMode: 'always',
    mutationFn: (fields: ProductFields) => api.products.change(id, productFrom(fields)),
    onSuccess: (product) => {
      keepProduct(queries, product);
      notify({ type: 'success', message: messages.factsSaved, durationMs: MESSAGE_MS });
    },
  });
  return {
    busy: mutation.isPending,
    problem: mutation.error ? messageFor(mutation.error, messages.factsNotSaved) : null,
    save: mutation.mutate,
  };
}
