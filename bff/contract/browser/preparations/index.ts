/**
 * What is said of a picture that was prepared for a channel, in the dialog and in the picture's history. An entry of its own
 * (`bff/contract/browser/preparations`) without the rules, which the history does not need.
 */
export { channelNames } from '../channels/channel-names.ts';
export { type Verdict, verdictOf, verdicts } from './verdict.ts';

/** Pictures that are prepared at one time: those of a catalogue. */
export const MOST_PREPARED = 200;
