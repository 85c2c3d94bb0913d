import { z } from 'zod';
import { BrandKitChange } from '../../contract/brand-kit.ts';
import type { Brand } from '../../contract/browser/brand/index.ts';
import type { BrandKitRecord, BrandKitRepository } from '../ports/brand-kit-repository.ts';
import { read } from './answers.ts';
import { Instant } from './rows.ts';
import { inNameOf, type SupabaseClients } from './supabase-clients.ts';

const { shape } = BrandKitChange;

const Rows = z.array(
  z
    .object({
      main_color: shape.mainColor,
      accent_color: shape.accentColor,
      heading_face: shape.headingFace,
      body_face: shape.bodyFace,
      logo_corner: shape.logoCorner,
      tag_style: shape.tagStyle,
      logo_id: z.uuid().nullable(),
      logo_width: z.int().nullable(),
      logo_height: z.int().nullable(),
      updated_at: Instant,
    })
    .transform(({ logo_id: id, logo_width: width, logo_height: height, ...row }): BrandKitRecord => {
      return {
        mainColor: row.main_color,
        accentColor: row.accent_color,
        headingFace: row.heading_face,
        bodyFace: row.body_face,
        logoCorner: row.logo_corner,
        tagStyle: row.tag_style,
        logo: id && width && height ? { id, width, height } : null,
        updatedAt: row.updated_at,
      };
    }),
);

/** Reads in the user's name, or as the service, and writes as the service. */
export function createBrandKitRepository({ asAnyone, asService }: SupabaseClients): BrandKitRepository {
  const keep = (userId: string, row: object) => {
    const kept = { user_id: userId, ...row, updated_at: new Date().toISOString() };
    const query = asService.from('brand_kits').upsert(kept, { onConflict: 'user_id' });
    return read('brand_kits', z.null(), query);
  };
  return {
    async find(user) {
      const query = asAnyone.from('brand_kits').select().eq('user_id', user.userId);
      const [kit] = await read('brand_kits', Rows, inNameOf(user, query));
      return kit ?? null;
    },
    async findOf(userId) {
      const query = asService.from('brand_kits').select().eq('user_id', userId);
      const [kit] = await read('brand_kits', Rows, query);
      return kit ?? null;
    },
    async save({ userId }, brand) {
      await keep(userId, columnsOf(brand));
    },
    async setLogo({ userId }, logo) {
      const { id = null, width = null, height = null } = logo ?? {};
      await keep(userId, { logo_id: id, logo_width: width, logo_height: height });
    },
  };
}

const columnsOf = (brand: Brand) => ({
  main_color: brand.mainColor,
  accent_color: brand.accentColor,
  heading_face: brand.headingFace,
  body_face: brand.bodyFace,
  logo_corner: brand.logoCorner,
  tag_style: brand.tagStyle,
});
