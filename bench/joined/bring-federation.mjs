/** In place of the shell's: one application has one platform. */
export const bringFederation = async () => ({ fitsPlatform: () => true });
