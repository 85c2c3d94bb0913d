import { type BackendEnv, defineBackend, refuseBadInput } from '@andromeda/platform/backend';
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';

const Note = z.object({ id: z.int(), text: z.string() }).openapi('Note');
const NewNote = z.object({ text: z.string().trim().min(1).max(200) }).openapi('NewNote');
const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

const listNotes = createRoute({
  method: 'get',
  path: '/notes',
  responses: { 200: json(z.object({ notes: z.array(Note) }), 'The newest 50 of the user') },
});
const addNote = createRoute({
  method: 'post',
  path: '/notes',
  request: { body: { required: true, ...json(NewNote, 'What to keep') } },
  responses: { 201: json(z.object({ note: Note }), 'Kept') },
});

/** What this remote answers under `/api/r/{{name}}`, in a process and a schema of its own; `openapi.json` there describes it. */
const backend = defineBackend(({ db }) =>
  new OpenAPIHono<BackendEnv>({ defaultHook: refuseBadInput })
    .openapi(listNotes, async (c) => {
      const rows = await db.rows(
        `select id, text from notes where user_id = ($1->>'user')::uuid order by id desc limit 50`,
        { user: c.var.user.id },
      );
      return c.json({ notes: z.array(Note).parse(rows) }, 200);
    })
    .openapi(addNote, async (c) => {
      const [row] = await db.rows(
        `insert into notes (user_id, text) values (($1->>'user')::uuid, $1->>'text') returning id, text`,
        { user: c.var.user.id, text: c.req.valid('json').text },
      );
      return c.json({ note: Note.parse(row) }, 201);
    }),
);
export default backend;
