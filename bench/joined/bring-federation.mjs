/** In place of the shell's: one application has one platform, and its screens show nothing in each other's places. */
export const bringFederation = async () => ({
  fitsPlatform: () => true,
  createMeeting:
    () =>
    ({ children }) =>
      children,
  isFillModule: () => true,
});
