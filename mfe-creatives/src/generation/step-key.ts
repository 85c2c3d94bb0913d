/** Where the step of the request with this key is kept. */
export const stepKey = (key: string | null) => ['generation-step', key];
