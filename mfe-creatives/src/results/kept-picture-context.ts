import { createContext, useContext } from 'react';
import type { KeptPicture } from './use-kept-picture.ts';

/** What the user decides about the picture that is shown, for the parts below it. */
export const KeptPictureContext = createContext<KeptPicture | null>(null);

export const useShownPicture = () => useContext(KeptPictureContext);
