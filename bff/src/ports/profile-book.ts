import type { Person } from './person.ts';

export interface ProfileRecord {
  fullName: string;
  /** Digits only; empty where none is known. */
  phone: string;
}

/** A person's own entry, read and changed in the person's own name. Rejects with `StoreError`. */
export interface ProfileBook {
  read(person: Person): Promise<ProfileRecord>;
  rename(person: Person, fullName: string): Promise<ProfileRecord>;
  isAdmin(person: Person): Promise<boolean>;
}
