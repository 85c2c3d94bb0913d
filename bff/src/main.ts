import { beginThread } from './embedded/early-thread.ts';

// Only the operator may read what this process writes: keys, mails, pictures, payments.
process.umask(0o077);

// The database's thread is what a start waits for longest: it loads its modules while this thread loads the rest.
if (!process.env.SUPABASE_URL) beginThread();
await import('./start.ts');
