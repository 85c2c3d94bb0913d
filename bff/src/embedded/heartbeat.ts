const BEAT_MS = 500;
const HUNG_MS = 2500;
/** Below this share of a core a thread waits; a busy machine leaves more than that to one that works. */
const IDLE_SHARE = 0.02;

/** How long a thread has left a question unanswered, and how much of that time it had a core. Milliseconds. */
export interface Silence {
  waited: number;
  worked: number;
}

/**
 * Whether a silent thread will not answer any more: it worked for 2.5 s on one statement, or did nothing for so long.
 * One that other processes keep from working is only late.
 */
export function isHung({ waited, worked }: Silence): boolean {
  return worked >= HUNG_MS || (waited >= HUNG_MS && worked < waited * IDLE_SHARE);
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

/** Asks a thread again and again whether it is there, until it is hung or the watch stops. */
export function watchHeartbeat({ ask, cpuMs, statements, onHung }: WatchedThread): Heartbeat {
  let question: { at: number; cpu: number; statements: number } | null = null;
  const beat = async () => {
    const cpu = await cpuMs();
    const at = performance.now();
    const begun = statements();
    if (question?.statements !== begun) {
      if (!question) ask();
      question = { at, cpu, statements: begun };
      return;
    }
    const silence = { waited: at - question.at, worked: cpu - question.cpu };
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
