import { expect, test } from 'vitest';
import { environmentOfBrowser } from './launch-browser.mjs';

test('a browser that runs the scripts of others learns no secret of the process that starts it', () => {
  const environment = { PATH: '/bin', HOME: '/root', ANDROMEDA_TOKEN: 'segredo', DEPLOY_TOKEN: 'segredo' };
  expect(environmentOfBrowser(environment)).toEqual({ PATH: '/bin', HOME: '/root' });
});
