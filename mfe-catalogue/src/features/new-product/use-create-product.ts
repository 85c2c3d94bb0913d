import {
  type Api,
  messageFor,
  type Product,
  useApi,
  useLocation,
  useNavigate,
  useNotification,
} from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MESSAGE_MS } from '../../products/messages.ts';
import { useRefreshPictures } from '../../products/pictures-changed.ts';
import { type ProductFields, productFrom } from '../../products/product-fields.ts';
import { keepProduct } from '../../products/product-queries.ts';
import { wayBackIn } from '../../way-back.tsx';
import { messages } from './messages.ts';

interface Creation {
  /** Made once for one product, however often it is sent. */
  id: string;
  fields: ProductFields;
  imageIds: readonly string[];
}

/** Creates a product and leads to it. */
export function useCreateProduct(onCreated: () => void) {
  const { state } = useLocation();
  const api = useApi();
  const queries = useQueryClient();
  const refreshPictures = useRefreshPictures();
  const navigate = useNavigate();
  const { notify } = useNotification();
  const mutation = useMutation({
    networkMode: 'always',
    mutationFn: (creation: Creation) => createProduct(api, creation),
    onSuccess: (product) => {
      keepProduct(queries, product);
      void refreshPictures(product.id);
      onCreated();
      notify({ type: 'success', message: messages.created, durationMs: MESSAGE_MS });
      void navigate(`/produtos/${product.id}`, { replace: true, state: wayBackIn(state) });
    },
  });
  return {
    // A product that is there already is being opened.
    busy: mutation.isPending || mutation.isSuccess,
    problem: mutation.error ? messageFor(mutation.error, messages.notCreated) : null,
    create: mutation.mutate,
  };
}

/** An earlier request whose answer was lost may have made the product: then it gets what was typed since. */
async function createProduct(api: Api, { id, fields, imageIds }: Creation): Promise<Product> {
  const wanted = productFrom(fields);
  const product = await api.products.create({ id, ...wanted, imageIds: [...imageIds] });
  return isAs(product, wanted) ? product : api.products.change(id, wanted);
}

const isAs = (product: Product, { name, facts }: ReturnType<typeof productFrom>) =>
  product.name === name &&
  Object.entries(facts).every(([fact, text]) => text === Reflect.get(product.facts, fact));
