const BEAT_MS = 200;
/** More than any statement of the product works, and room within 5 s for the database to start again. */
const WORKED_MS = 2000;
const WAITED_MS = 2500;
/** Below this share of a core a thread waits; a busy machine leaves more than that to one that works. */
const IDLE_SHARE = 0.02;

/** How long a thread has left a question unanswered, and how much of that time it had a core. Milliseconds. */
export interface Silence {
  waited: number;
  worked: number;
}

/**
 * Whether a silent thread will not answer any more: it worked for 2 s on one statement, or did nothing for 2.5 s.
 * One that other processes keep from working is only late.
 */
export function isHung({ waited, worked }: Silence): boolean {
  return worked >= WORKED_MS || (waited >= WAITED_MS && worked < waited * IDLE_SHARE);
}

export interface Heartbeat {
  /** The thread has answered the last question. */
  answered(): void;
  stop(): void;
}

export interface WatchedThread {
  /** Asks the thread whether it is there. */
  ask(): void;
  /** Milliseconds of a core that it has used since its start. */
  cpuMs(): Promise<number>;
  /** How many statements it has begun: one that goes on to the next has much to do, and hears nothing meanwhile. */
  statements(): number;
  /** Called once. */
  onHung(silence: Silence): void;
}

interface Question {
  cpu: number;
  statements: number;
  /** When the last beat was, and what the beats since the question come to. */
  at: number;
  waited: number;
}

/** Asks a thread again and again whether it is there, until it is hung or the watch stops. */
export function watchHeartbeat({ ask, cpuMs, statements, onHung }: WatchedThread): Heartbeat {
  let question: Question | null = null;
  const beat = async () => {
    const cpu = await cpuMs();
    const at = performance.now();
    const begun = statements();
    if (question?.statements !== begun) {
      if (!question) ask();
      question = { at, cpu, statements: begun, waited: 0 };
      return;
    }
    // A beat that comes late says that this thread stood still: the answer may be here, and nobody has read it yet.
    question.waited += Math.min(at - question.at, 2 * BEAT_MS);
    question.at = at;
    const silence = { waited: question.waited, worked: cpu - question.cpu };
    if (!isHung(silence)) return;
    clearInterval(timer);
    onHung(silence);
  };
  // The thread may end between two beats; whoever started it is told of that in another way.
  const timer = setInterval(() => void beat().catch(() => undefined), BEAT_MS).unref();
  return {
    answered() {
      question = null;
    },
    stop: () => clearInterval(timer),
  };
}
