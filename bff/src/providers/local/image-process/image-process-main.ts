// This import comes first, so that every thread that is started later inherits the priority.
import './give-way.ts';
import { AsyncLocalStorage } from 'node:async_hooks';
import process from 'node:process';
import { createImageEngine, openCutOutModel, type WatchStage } from '@andromeda/image-engine';
import { type FromProcess, sendFailure, type ToProcess } from './image-messages.ts';
import { createImageWork, type ImageWork } from './image-work.ts';

// The process that decodes, makes and encodes pictures: a decoder that crashes or exhausts the memory ends only this process.

const tell = (message: FromProcess) => process.send?.(message);
const running = new Map<number, AbortController>();
const callIds = new AsyncLocalStorage<number>();
let lastStage = 0;
let work: Promise<ImageWork>;

// It ends with the server, by the channel, so that after a signal to the whole group the server can still finish pictures.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (message: ToProcess) => {
  if (message.type === 'open') {
    work = open(message);
    // The server learned of this and ends the process.
    work.catch(() => undefined);
  } else if (message.type === 'abort') running.get(message.id)?.abort();
  else void answer(message);
});

async function open({ model }: Extract<ToProcess, { type: 'open' }>): Promise<ImageWork> {
  try {
    const opened = model ? await openCutOutModel(model) : undefined;
    const engine = createImageEngine({
      model: opened,
      warn: (message, cause) =>
        tell({ type: 'warning', message, cause: cause instanceof Error ? cause.message : String(cause) }),
      watch: tellStage,
    });
    const { family, side, seconds } = opened ?? {};
    tell({ type: 'opened', model: family && side && seconds ? { family, side, seconds } : null });
    return createImageWork(engine);
  } catch (error) {
    tell({ type: 'not_opened', failure: sendFailure(error) });
    throw error;
  }
}

/** The server watches the stages of each call. */
const tellStage: WatchStage = async (name, run) => {
  const id = callIds.getStore() ?? 0;
  const stage = ++lastStage;
  tell({ type: 'stage_began', id, stage, name });
  try {
    const result = await run();
    tell({ type: 'stage_ended', id, stage, failure: null });
    return result;
  } catch (error) {
    tell({ type: 'stage_ended', id, stage, failure: sendFailure(error) });
    throw error;
  }
};

async function answer({ id, verb, input }: Extract<ToProcess, { type: 'call' }>): Promise<void> {
  const stop = new AbortController();
  running.set(id, stop);
  try {
    const perform = (await work)[verb] as (input: object) => Promise<unknown>;
    const value = await callIds.run(id, () => perform({ ...input, signal: stop.signal }));
    tell({ type: 'answer', id, value });
  } catch (error) {
    tell({ type: 'failure', id, failure: sendFailure(error) });
  } finally {
    running.delete(id);
  }
}
