import { PLATFORM_VERSION } from '@andromeda/platform/host';
import { satisfy } from '@module-federation/runtime';

/** Whether this page has a platform that lies in a remote's range. What is no range has none. */
export const fitsPlatform = (range: string): boolean => satisfy(PLATFORM_VERSION, range);
