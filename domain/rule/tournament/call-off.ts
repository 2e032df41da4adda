import { inEnglish } from '../language/sentence.ts';
import { Refusal } from '../refusal/refusal.ts';
import { daysBetween, hoursAfter } from '../schedule/move-day.ts';
import { easternDay } from '../time/eastern.ts';
import { dayWritten } from '../time/written-day.ts';
import type { PlayingHours } from '../venue/venue.ts';

export const callOffKinds = ['called-off', 'postponed'] as const;

export type CallOffKind = (typeof callOffKinds)[number];

/** Money to be refunded: all of it, the part of the games that a team has not played, or none. */
export const refundShares = ['full', 'unplayed', 'none'] as const;

export type RefundShare = (typeof refundShares)[number];

/** Facts of a tournament that a call-off replaces, and gives back when it is undone. */
interface Replaced {
  readonly date: string;
  readonly firstDay: string | null;
  readonly playingHours: readonly PlayingHours[];
  readonly registrationOpen: boolean;
  readonly callOff: CallOff | null;
}

/** Statement of an organizer that a tournament is called off or postponed, in a sentence for families. */
export interface CallOff {
  readonly kind: CallOffKind;
  readonly text: string;
  readonly spanishText: string;
  readonly refund: RefundShare;
  /** Instants in ISO form; nobody is told before `toldAt`. */
  readonly saidAt: string;
  readonly toldAt: string | null;
  /** Facts before it; null once a later statement has replaced it. */
  readonly replaced: Replaced | null;
}

/** Call-off as an organizer states it; without a date a postponed tournament's is to be announced. */
export interface NewCallOff extends Pick<CallOff, 'kind' | 'text' | 'spanishText' | 'refund'> {
  readonly date: string | null;
  readonly registrationOpen: boolean;
}

/** Call-off as the public sees it. */
export type PublicCallOff = Pick<CallOff, 'kind' | 'text' | 'spanishText'>;

/** Date of a postponed tournament that has no new one. */
export const toBeAnnounced = 'TBA';

/** Milliseconds for which letters wait, and a call-off can be undone: one minute. */
export const waitBeforeTelling = 60_000;

/** Tournament as far as a call-off changes it or is refused by it. */
interface Facts extends Replaced {
  readonly name: string;
  readonly status: string;
}

/** Returns a tournament that is called off or postponed; a statement of which nobody has been told is replaced. */
export function calledOff<T extends Facts>(
  tournament: T,
  { date, registrationOpen, ...said }: NewCallOff,
  now: Date,
): T & { readonly callOff: CallOff } {
  if (tournament.status === 'completed') throw allPlayed(tournament);
  const before = isUntold(tournament.callOff) ? undone(tournament) : tournament;
  const replaced = {
    ...{ date: before.date, firstDay: before.firstDay, playingHours: before.playingHours },
    ...{ registrationOpen: before.registrationOpen, callOff: before.callOff && { ...before.callOff, replaced: null } },
  };
  const dated = said.kind === 'postponed' ? onDate(before, date ?? toBeAnnounced) : {};
  const callOff = { ...said, saidAt: now.toISOString(), toldAt: null, replaced };
  return { ...before, ...dated, registrationOpen, callOff };
}

/** Moves a tournament to another date, its hours of play by the difference; without a day its hours are to be announced. */
function onDate({ firstDay: before, playingHours }: Facts, date: string) {
  const firstDay = dayWritten(date);
  if (firstDay === null || before === null) return { date, firstDay, playingHours: [] };
  return { date, firstDay, playingHours: hoursAfter(playingHours, daysBetween(before, firstDay)) };
}

/** Returns a tournament as it was before a call-off of which nobody has been told. */
export function undone<T extends Facts>(tournament: T): T {
  const { callOff } = tournament;
  if (callOff === null || !isUntold(callOff) || callOff.replaced === null) throw alreadyTold();
  return { ...tournament, ...callOff.replaced };
}

const isUntold = (callOff: CallOff | null): boolean => callOff !== null && callOff.toldAt === null;

/** Days after its date for which the public is told that a tournament was called off. */
const daysShown = 7;

/** Returns what the public is told of a call-off: of a postponed tournament until its new day, of one called off for a week after its date. */
export function publicCallOff(
  { callOff, firstDay }: Pick<Replaced, 'callOff' | 'firstDay'>,
  now: Date,
): PublicCallOff | null {
  if (callOff === null) return null;
  const days = firstDay === null ? -1 : daysBetween(firstDay, easternDay(now));
  if (days >= (callOff.kind === 'postponed' ? 0 : daysShown)) return null;
  const { kind, text, spanishText } = callOff;
  return { kind, text, spanishText };
}

const allPlayed = ({ name }: Pick<Facts, 'name'>) =>
  new Refusal('conflict', inEnglish(`All games of ${name} are played: it cannot be called off`));

const alreadyTold = () =>
  new Refusal('conflict', inEnglish('Families have been told already. Say what is true now: they get another letter.'));
