/** A listing as the played Mercado Livre keeps it. */
export interface SandboxItem {
  id: string;
  title: string;
  categoryId: string;
  status: 'active' | 'paused' | 'closed';
  catalogue: boolean;
  variations: number;
  pictureIds: string[];
}

/** Pictures that a listing may have, in each of the played categories. */
export const MOST_PICTURES = 12;

const seeds = [
  { title: 'Caneca De Cerâmica Branca 325 Ml Com Alça', pictures: 2 },
  { title: 'Tênis Corrida Masculino Leve Amortecido', pictures: 4, variations: 3 },
  { title: 'Garrafa Térmica Inox 500 Ml Parede Dupla', pictures: 1 },
  { title: 'Fone De Ouvido Bluetooth Sem Fio Com Estojo', pictures: MOST_PICTURES },
  { title: 'Bolsa Feminina Transversal Pequena', pictures: 3, status: 'paused' },
  { title: 'Perfume Floral 100 Ml', pictures: 2, catalogue: true },
  { title: 'Relógio De Pulso Analógico Pulseira Couro', pictures: 5 },
  { title: 'Vela Aromática Lavanda 200 G', pictures: 1, status: 'closed' },
] as const;

/** The listings of a new account: usual ones, and one of each kind that refuses a picture. */
export function newListings(accountId: number): SandboxItem[] {
  return seeds.map((seed, index): SandboxItem => {
    const number = `${accountId}${index}`.slice(-10);
    return {
      id: `MLB${number}`,
      title: seed.title,
      categoryId: 'MLB1000',
      status: 'status' in seed ? seed.status : 'active',
      catalogue: 'catalogue' in seed,
      variations: 'variations' in seed ? seed.variations : 0,
      pictureIds: Array.from(
        { length: seed.pictures },
        (_, place) => `${600_000 + index}-MLB${number}_${place}`,
      ),
    };
  });
}

/** A drawn picture in place of a photo that a listing had from the start. */
export function drawnPicture(id: string): string {
  const [kind = 0, place = 0] = [Number(/^60000(\d)/.exec(id)?.[1]), Number(/_(\d+)$/.exec(id)?.[1])];
  const hue = (kind * 47 + place * 23 + 12) % 360;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect width="120" height="120" fill="#fff"/><g fill="hsl(${hue} 42% 58%)">${shapes[(kind + place) % shapes.length]}</g></svg>`;
}

const shapes = [
  '<rect x="30" y="34" width="46" height="54" rx="8"/><path d="M76 46h8a12 12 0 0 1 0 28h-8v-8h7a5 5 0 0 0 0-12h-7z"/>',
  '<path d="M18 78c10-2 18-16 26-26l18 14c8 6 22 6 34 8 6 1 6 12 0 12H22c-6 0-8-6-4-8z"/>',
  '<rect x="46" y="16" width="28" height="12" rx="4"/><path d="M42 32h36l4 14v50a8 8 0 0 1-8 8H46a8 8 0 0 1-8-8V46z"/>',
  '<path d="M34 66a26 26 0 0 1 52 0v22H74V66a14 14 0 0 0-28 0v22H34z"/>',
] as const;
