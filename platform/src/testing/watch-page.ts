/**
 * How many looks, some milliseconds apart, find nothing changed before a screen counts as drawn. Not only a time: what
 * became due while a busy machine let the page stand still comes with its next turns.
 */
const CALM_LOOKS = 4;
const STEP_MS = 20;
/** The longest wait for it. */
const PATIENCE_MS = 8_000;

/** Watches a place of the page while something is drawn there: its calls, its changes, and the messages on the console. */
export interface PageWatch {
  /** Counts a call as open until it is answered. */
  during(call: Promise<Response>): Promise<Response>;
  /** Resolves when `seen` holds, every call is answered and nothing moves any more, or patience ends. */
  calm(seen: () => boolean): Promise<void>;
  /** What went to `console.error`, or was thrown past everybody. */
  complaints(): string[];
  stop(): void;
}

export function watchPage(place: HTMLElement): PageWatch {
  const heard: string[] = [];
  let open = 0;
  let calmLooks = 0;
  const moved = () => {
    calmLooks = 0;
  };
  const observer = new MutationObserver(moved);
  observer.observe(place, { subtree: true, childList: true, characterData: true });
  const consoleError = console.error;
  console.error = (...words: unknown[]) => {
    heard.push(`console.error: ${words.map(String).join(' ')}`);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    heard.push(`promessa sem quem a ouça: ${String(reason)}`);
  };
  window.addEventListener('unhandledrejection', onRejection);
  // Outside `act` on purpose: this runs in a real page, too.
  const tests = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };
  const act = tests.IS_REACT_ACT_ENVIRONMENT;
  tests.IS_REACT_ACT_ENVIRONMENT = false;
  return {
    during: async (call) => {
      open += 1;
      moved();
      try {
        return await call;
      } finally {
        open -= 1;
        moved();
      }
    },
    calm: async (seen) => {
      const until = performance.now() + PATIENCE_MS;
      moved();
      while (calmLooks < CALM_LOOKS && performance.now() < until) {
        await pause(STEP_MS);
        calmLooks = open === 0 && seen() ? calmLooks + 1 : 0;
      }
    },
    complaints: () => [...heard],
    stop: () => {
      observer.disconnect();
      console.error = consoleError;
      window.removeEventListener('unhandledrejection', onRejection);
      tests.IS_REACT_ACT_ENVIRONMENT = act;
    },
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
