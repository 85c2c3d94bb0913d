import { expect, test } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { createFactorSecrets } from '../services/second-factor/factor-secrets.ts';
import { createTestServices } from '../testing/test-services.ts';
import { createServices } from './create-services.ts';

test('second factors outlive an exchange of the secret key where SECOND_FACTOR_KEY holds the one before', () => {
  const services = createTestServices();
  const images = { ...services, atOnce: 1, cutOutsBy: 'engine', close: async () => undefined };
  const project = { url: 'http://127.0.0.1:1', publishableKey: 'p', secretKey: 'new-key' };
  const servicesOf = (given: Record<string, string>) =>
    createServices(readEnvironment(given), project, { ...services, images }, services);
  const sealed = createFactorSecrets('key-before').seal('user', 'secret');
  const { factorSecrets } = servicesOf({ SECOND_FACTOR_KEY: 'key-before' });
  expect(factorSecrets.open('user', sealed)).toBe('secret');
  expect(() => servicesOf({}).factorSecrets.open('user', sealed)).toThrow();
});
