/** Where the history of a picture is told. */
export const historyAddress = (imageId: string) => `/library/${imageId}/historia`;
