/** Letters of a sender that leave later because of the pace, and the time at which the last of them leaves. */
export interface DelayedLetters {
  readonly count: number;
  readonly until: Date;
}
