import type { Brand } from '../../contract/browser/brand/index.ts';
import type { User } from './user.ts';

/** The file of a logo: a PNG beside its user's pictures. */
export interface LogoFile {
  id: string;
  width: number;
  height: number;
}

export interface BrandKitRecord extends Brand {
  logo: LogoFile | null;
  updatedAt: string;
}

/** The look of each user's shop. All reject with `StoreError`. */
export interface BrandKitRepository {
  /** Reads in the user's name; `null` where nothing was saved. */
  find(user: User): Promise<BrandKitRecord | null>;
  /** Reads as the service, for work that its user has left. */
  findOf(userId: string): Promise<BrandKitRecord | null>;
  /** Keeps what was chosen; the logo stays. */
  save(user: User, brand: Brand): Promise<void>;
  /** Replaces the logo, or removes it; the rest stays, or begins as usual. */
  setLogo(user: User, logo: LogoFile | null): Promise<void>;
}
