/** A registered player's arrival at the tournament, as noted at its check-in. */
export interface CheckIn {
  readonly registrationId: number;
  readonly checkedInAt: Date;
  /** Organizer who noted it, by sign-in name. */
  readonly checkedInBy: string;
}

/** Milliseconds for which a press may wait on a phone, and by which its clock may be ahead. */
const [longestWait, mostAhead] = [12 * 3_600_000, 60_000];

/** Returns the moment of an arrival: that of the press, or now where that is none of this day. */
export function arrivedAt(pressed: Date | undefined, now: Date): Date {
  if (pressed === undefined) return now;
  const waited = now.getTime() - pressed.getTime();
  return waited < longestWait && waited > -mostAhead ? pressed : now;
}
