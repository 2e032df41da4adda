/** How often a score keeper's phone is heard from while its page is open, in seconds. */
export const heardEverySeconds = 10;

/** After so many seconds without a word a phone counts as silent: without a network, put away, or its page closed. */
export const silentAfterSeconds = 30;

/** What was heard last from a score keeper's phone. */
export interface PhoneHeard {
  /** Entries that it had not been able to send, or that wait for its keeper's decision. */
  readonly waiting: number;
  readonly heardAt: Date;
}

/** How a phone is doing; a silent one cannot say whether anything waits on it. */
export type PhoneState = 'well' | 'waiting' | 'silent';

/** How a phone is doing, by what was heard last. */
export function phoneState({ waiting, heardAt }: PhoneHeard, now: Date): PhoneState {
  if (silenceOf(heardAt, now) > silentAfterSeconds) return 'silent';
  return waiting > 0 ? 'waiting' : 'well';
}

/** For how many whole seconds nothing has been heard. */
export const silenceOf = (heardAt: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - heardAt.getTime()) / 1000));
