/** A picture of one pixel that is stored at `path`, for tests that do not look at it. */
export const pictureAt = (path: string) => ({
  path,
  width: 1,
  height: 1,
  dominantColor: '#ffffff',
  metadata: {},
});
