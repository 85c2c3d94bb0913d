/** The exit codes of a release, so that a CI can distinguish its outcomes. */
export const exitCodes = {
  usage: 2,
  away: 3,
  notAllowed: 4,
  conflict: 5,
  refused: 6,
  build: 7,
  // Nothing failed: a change was asked for, and a second user has not decided yet.
  waiting: 8,
  // As shells count it: 128 and the signal's number.
  interrupted: 130,
};

/** Ends the command with one sentence, and `reason` of `exitCodes` as its exit code. */
export class ReleaseFailure extends Error {
  /** The registry's code for what it refused. @type {string | undefined} */
  code;

  /**
   * @param {keyof typeof exitCodes} reason
   * @param {string} sentence
   */
  constructor(reason, sentence) {
    super(sentence);
    this.exitCode = exitCodes[reason] ?? 1;
  }
}
