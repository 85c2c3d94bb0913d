import { isGtin } from 'bff/contract/browser/listings';
import { useState } from 'react';
import { messages } from './messages.ts';
import { type ProductFields, tidied } from './product-fields.ts';

/** What is wrong with the fields of a product, once it is time to say so. */
export interface FormProblems {
  name?: string | undefined;
  gtin?: string | undefined;
}

/** Checks a product's form: the code as it is left, everything as it is sent. */
export function useProductForm(fields: ProductFields) {
  const [codeLeft, setCodeLeft] = useState(false);
  const [sent, setSent] = useState(false);
  const { name, gtin } = tidied(fields);
  const wrongCode = gtin !== '' && !isGtin(gtin);
  const problems: FormProblems = {
    name: sent && !name ? messages.nameMissing : undefined,
    gtin: wrongCode && (codeLeft || sent) ? messages.wrongCode : undefined,
  };
  return {
    problems,
    leaveCode: () => setCodeLeft(true),
    /** Whether the form can be sent; where not, the field in the way has the focus. */
    check: (form: EventTarget): boolean => {
      setSent(true);
      const inTheWay = name ? wrongCode && 'gtin' : 'name';
      const field = inTheWay && form instanceof HTMLFormElement && form.elements.namedItem(inTheWay);
      if (field instanceof HTMLElement) field.focus();
      return !inTheWay;
    },
  };
}
