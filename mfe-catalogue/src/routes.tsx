import type { RemoteModule } from '@andromeda/platform';
import { lazy, type ReactNode, Suspense } from 'react';
import { ProductListScreen } from './features/product-list/product-list-screen.tsx';
import { ProductSkeleton } from './products/product-skeleton.tsx';

// Their forms and the marketplaces' rules are fetched with the first product that is opened.
const ProductScreen = lazy(async () => ({
  default: (await import('./features/product/product-screen.tsx')).ProductScreen,
}));
const NewProductScreen = lazy(async () => ({
  default: (await import('./features/new-product/new-product-screen.tsx')).NewProductScreen,
}));

const whenLoaded = (screen: ReactNode) => <Suspense fallback={<ProductSkeleton />}>{screen}</Suspense>;

export const routes: RemoteModule['routes'] = [
  { path: '/produtos', element: <ProductListScreen /> },
  { path: '/produtos/novo', element: whenLoaded(<NewProductScreen />) },
  { path: '/produtos/:id', element: whenLoaded(<ProductScreen />) },
];
