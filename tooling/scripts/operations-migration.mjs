import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageTools, operations } from '../../bff/contract/browser/index.ts';
import { stampAfter } from './migration-stamp.mjs';
import { root } from './workspace.mjs';

// `pnpm migration:operations`: writes the migration by which the database accepts and labels the operations of
// bff/contract/browser/image-tools.ts. Run it once for each new tool, and never change a migration that has landed.

const folder = join(root, 'bff/supabase/migrations');
const file = join(folder, `${stampAfter(readdirSync(folder), new Date())}_allow_operations.sql`);
const list = operations.map((operation) => `'${operation}'`).join(', ');
const labels = imageTools.flatMap(({ operation, variants, label }) =>
  [operation, ...variants].map((each) => `    when '${each}' then '${label}'`),
);

writeFileSync(
  file,
  `-- The operations and labels of the image tools, as bff/contract/browser/image-tools.ts lists them.
alter table public.user_images
  drop constraint user_images_operation,
  add constraint user_images_operation check (operation in (${list}));

alter table public.generations
  drop constraint generations_operation_check,
  add constraint generations_operation_check check (operation in (${list}));

-- Only new operations get a label here: what is stored was labelled by the same words.
create or replace function public.operation_label(operation text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case operation
${labels.join('\n')}
    else ''
  end;
$$;
`,
);
console.log(`wrote ${file}`);
