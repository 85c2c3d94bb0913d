import { expect, test } from 'vitest';
import { openBareDatabase } from './bare-database.ts';
import { leaveOutExtensions } from './leave-out-extensions.ts';

test('the database offers no extension that would be unpacked at each start', async () => {
  leaveOutExtensions();
  const database = await openBareDatabase();
  const { rows } = await database.query<{ name: string }>('select name from pg_available_extensions');
  expect(rows.map(({ name }) => name)).toEqual(['plpgsql']);
});
