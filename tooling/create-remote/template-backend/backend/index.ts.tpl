import { type BackendEnv, defineBackend } from '@andromeda/platform/backend';
import { Hono } from 'hono';
import { validator } from 'hono/validator';
import { z } from 'zod';

const NewNote = z.object({ text: z.string().trim().min(1).max(200) });

interface Note {
  id: number;
  text: string;
}

/** What this remote answers under `/api/r/{{name}}`, in a process and a schema of its own. */
const backend = defineBackend(({ db }) =>
  new Hono<BackendEnv>()
    .get('/notes', async (c) => {
      const notes = await db.rows<Note>(
        `select id, text from notes where user_id = ($1->>'user')::uuid order by id desc limit 50`,
        { user: c.var.user.id },
      );
      return c.json({ notes });
    })
    .post(
      '/notes',
      validator('json', (value, c) => {
        const note = NewNote.safeParse(value);
        return note.success ? note.data : c.json({ error: { code: 'bad_request' } }, 400);
      }),
      async (c) => {
        const [note] = await db.rows<Note>(
          `insert into notes (user_id, text) values (($1->>'user')::uuid, $1->>'text') returning id, text`,
          { user: c.var.user.id, text: c.req.valid('json').text },
        );
        return c.json({ note }, 201);
      },
    ),
);
export default backend;
