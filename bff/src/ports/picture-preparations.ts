import type { PreparationNote } from '../../contract/picture-preparations.ts';
import type { User } from './user.ts';

/** A copy as it is kept: with the day of the rules that it was made by, `YYYY-MM-DD`. */
export type PreparedCopyRecord = PreparationNote['pictures'][number]['copies'][number] & { ruleDate: string };

/** What a user took of one picture by one press. `createdAt` is ISO 8601 in UTC. */
export interface PreparationRecord {
  act: string;
  way: PreparationNote['way'];
  createdAt: string;
  copies: PreparedCopyRecord[];
}

/** What is to be noted of one picture. */
export interface PreparedPicture {
  imageId: string;
  copies: PreparedCopyRecord[];
}

/** What users took of their pictures for channels; read with the pictures' history. Rejects with `StoreError`. */
export interface PicturePreparations {
  /**
   * Notes what one press took, each copy at the version that the library shows; of a picture the last 50 copies at most are kept.
   * Answers false where none of the pictures is the user's; others are left out.
   */
  note(
    user: User,
    press: { act: string; way: PreparationNote['way']; pictures: readonly PreparedPicture[] },
  ): Promise<boolean>;
}
