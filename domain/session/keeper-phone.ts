/** Interval of the heartbeats from a score keeper's open page, in seconds. */
export const heardEverySeconds = 10;

/** Seconds without a heartbeat after which a phone counts as silent: without a network, put away, or its page closed. */
const silentAfterSeconds = 30;

/** Last heartbeat of a score keeper's phone. */
export interface PhoneHeard {
  /** Number of entries that were not sent yet, or that await the keeper's decision. */
  readonly waiting: number;
  readonly heardAt: Date;
}

/** State of a phone; for a silent one it is unknown whether entries wait on it. */
export type PhoneState = 'well' | 'waiting' | 'silent';

/** Returns the state of a phone from its last heartbeat. */
export function phoneState({ waiting, heardAt }: PhoneHeard, now: Date): PhoneState {
  if (silenceOf(heardAt, now) > silentAfterSeconds) return 'silent';
  return waiting > 0 ? 'waiting' : 'well';
}

/** Returns the whole seconds since the last heartbeat. */
export const silenceOf = (heardAt: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - heardAt.getTime()) / 1000));
