import { openRepairSession } from './repair-session.ts';

// Bundled into the text that starts it (`?raw`), and runs in a worker of its own.

const receive = openRepairSession((answer) => postMessage(answer));
addEventListener('message', ({ data }) => receive(data));
