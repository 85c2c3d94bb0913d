/** The photos of a product that an address names: `?produto={id}&foto={id},{id}`; null where it names none. */
export function photosIn(params: URLSearchParams): { product: string; photos: string[] } | null {
  const [product, photos] = [params.get('produto'), params.get('foto')];
  return product && photos ? { product, photos: photos.split(',') } : null;
}
