const BEAT_MS = 200;
/** Longer than any statement of the product takes, and short enough for the database to start again within 5 s. */
const WORKED_MS = 2000;
const WAITED_MS = 2500;
/** A thread that gets less of a core than this is waiting; even a busy machine gives more to one that works. */
const IDLE_SHARE = 0.02;

/** How long a thread has left a question unanswered, and how much of that time it had a core. Milliseconds. */
export interface Silence {
  waited: number;
  worked: number;
}

/**
 * Whether a silent thread has stopped answering for good: it worked for 2 s on one statement, or did nothing for 2.5 s.
 * One that other processes keep from working is only late.
 */
export function isHung({ waited, worked }: Silence): boolean {
  return worked >= WORKED_MS || (waited >= WAITED_MS && worked < waited * IDLE_SHARE);
}

export interface Heartbeat {
  /** Called when the thread has answered the last question. */
  answered(): void;
  stop(): void;
}

export interface WatchedThread {
  /** Asks the thread for a sign of life. */
  ask(): void;
  /** Milliseconds of a core that it has used since its start. */
  cpuMs(): Promise<number>;
  /** How many statements it has begun: a thread that goes from one to the next is busy and receives nothing meanwhile. */
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
    // A late beat means that this thread stood still: the answer may have arrived without being read yet.
    question.waited += Math.min(at - question.at, 2 * BEAT_MS);
    question.at = at;
    const silence = { waited: question.waited, worked: cpu - question.cpu };
    if (!isHung(silence)) return;
    clearInterval(timer);
    onHung(silence);
  };
  // The thread may end between two beats; its owner learns of that separately.
  const timer = setInterval(() => void beat().catch(() => undefined), BEAT_MS).unref();
  return {
    answered() {
      question = null;
    },
    stop: () => clearInterval(timer),
  };
}
