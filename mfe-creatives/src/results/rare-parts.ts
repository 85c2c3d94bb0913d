export { OriginalProduct } from './original-product.tsx';
export { ProductQuestion } from './product-question.tsx';
