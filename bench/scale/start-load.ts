import { fork } from 'node:child_process';
import type { FromLoad, LoadPlan, Measures, ToLoad } from './load/plan.ts';

type Ended = Extract<FromLoad, { type: 'ended' }>;

/** The sellers at work, in a process of their own. */
export interface Load {
  pid: number;
  /** What came since it was last asked. */
  measure(): Promise<Measures>;
  /** Lets everybody finish what they began; rejects after `limitMs`. */
  stop(limitMs: number): Promise<Ended>;
  dispose(): void;
}

export function startLoad(plan: LoadPlan): Load {
  const child = fork(new URL('load/load-process.ts', import.meta.url), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const tell = (message: ToLoad) => void child.send(message);
  const next = <Type extends FromLoad['type']>(type: Type, limitMs: number) =>
    new Promise<Extract<FromLoad, { type: Type }>>((settle, refuse) => {
      const limit = setTimeout(
        () => refuse(new Error(`the sellers were not done after ${limitMs / 1000} s`)),
        limitMs,
      );
      const hear = (message: FromLoad) => {
        if (message.type !== type) return;
        clearTimeout(limit);
        child.off('message', hear);
        settle(message as Extract<FromLoad, { type: Type }>);
      };
      child.on('message', hear);
      child.once('exit', () => refuse(new Error('the process of the sellers ended')));
    });
  tell({ type: 'begin', plan });
  return {
    pid: child.pid ?? 0,
    async measure() {
      const answer = next('measured', 60_000);
      tell({ type: 'measure' });
      return (await answer).measures;
    },
    stop(limitMs) {
      const answer = next('ended', limitMs);
      tell({ type: 'stop' });
      return answer;
    },
    dispose: () => void child.kill('SIGKILL'),
  };
}
