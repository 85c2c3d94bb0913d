import { TextArea, TextField } from '@andromeda/design-system';
import { LONGEST_PRODUCT_NAME } from 'bff/contract/browser';
import { LONGEST_FACTS } from 'bff/contract/browser/listings';
import type { ChangeEvent } from 'react';
import type { ProductFields } from './product-fields.ts';
import styles from './product-form-fields.module.css';
import type { FormProblems } from './use-product-form.ts';

/** A code of 14 digits as people write it, with spaces or points. */
const LONGEST_CODE = 24;

/** The facts beside name, code and details: what each is called, and an example. */
const facts = [
  { name: 'brand', label: 'Marca', example: 'Lume' },
  { name: 'model', label: 'Modelo', example: 'Aurora' },
  { name: 'color', label: 'Cor', example: 'Azul' },
  { name: 'size', label: 'Tamanho', example: '350 ml' },
  { name: 'material', label: 'Material', example: 'Cerâmica' },
  { name: 'sku', label: 'Seu código (SKU)', example: 'CAN-01' },
] as const;

type ProductFormFieldsProps = {
  fields: ProductFields;
  onChange: (change: Partial<ProductFields>) => void;
  problems: FormProblems;
  onLeaveCode: () => void;
};

/** The fields of a product: its name, and what is known of it. */
export function ProductFormFields({ fields, onChange, problems, onLeaveCode }: ProductFormFieldsProps) {
  const fill = (name: keyof ProductFields) => ({
    name,
    value: fields[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ [name]: currentTarget.value }),
    autoComplete: 'off',
  });
  return (
    <div className={styles.fields}>
      <TextField
        {...fill('name')}
        label="Nome do produto"
        placeholder="Ex.: Caneca de cerâmica azul 350 ml"
        aria-required
        maxLength={LONGEST_PRODUCT_NAME}
        error={problems.name}
        className={styles.wide}
      />
      {facts.map(({ name, label, example }) => (
        <TextField
          key={name}
          {...fill(name)}
          label={label}
          placeholder={`Ex.: ${example}`}
          maxLength={LONGEST_FACTS[name]}
        />
      ))}
      <TextField
        {...fill('gtin')}
        label="Código de barras (GTIN, EAN)"
        inputMode="numeric"
        maxLength={LONGEST_CODE}
        error={problems.gtin}
        onBlur={onLeaveCode}
        className={styles.wide}
      />
      <TextArea
        {...fill('details')}
        label="O que mais você sabe dele"
        hint="Medidas, voltagem, o que vem na caixa, para quem é: os textos dos anúncios partem daqui."
        rows={3}
        maxLength={LONGEST_FACTS.details}
        className={styles.wide}
      />
    </div>
  );
}
