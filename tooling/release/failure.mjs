/** How a release ends, so that a CI can tell one from the other. */
const exitCodes = {
  usage: 2,
  away: 3,
  notAllowed: 4,
  conflict: 5,
  refused: 6,
  build: 7,
};

/** Ends the command with one sentence, and `reason` of `exitCodes` as its exit code. */
export class ReleaseFailure extends Error {
  constructor(reason, sentence) {
    super(sentence);
    this.exitCode = exitCodes[reason] ?? 1;
  }
}
