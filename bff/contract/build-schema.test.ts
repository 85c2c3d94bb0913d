import { expect, test } from 'vitest';
import { z } from 'zod';
import { RemoteBuild } from './remote-package.ts';

test('the published schema of build.json is that of the contract; `npx vitest run -u` here writes it anew', async () => {
  const schema = z.toJSONSchema(RemoteBuild, { io: 'input' });
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('../../docs/build.schema.json');
});
