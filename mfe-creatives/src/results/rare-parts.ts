export { OriginalProduct } from './original-product.tsx';
export { ProductQuestion } from './product-question.tsx';
export { QueueLine } from './queue-line.tsx';
