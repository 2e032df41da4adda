import { AnswersRefused } from '../form/accept-answers.ts';
import type { Phrase } from '../language/sentence.ts';
import { Refusal } from '../refusal/refusal.ts';
import { easternDay } from '../time/eastern.ts';
import { lostPlace } from './lost-place.ts';
import { isOver, type Tournament } from './tournament.ts';

/** Circumstances beside the tournament itself that decide whether somebody can register. */
export interface RegistrationWindow {
  readonly now: Date;
  /** Whether any visible upcoming tournament is closed while closing one closes all. */
  readonly isClosedForAll: boolean;
}

/** Returns the circumstances of registration; closing one tournament closes them all where the site says so. */
export function registrationWindow(
  now: Date,
  { closingOneClosesAll }: { readonly closingOneClosesAll: boolean },
  isAnyClosed: boolean,
): RegistrationWindow {
  return { now, isClosedForAll: closingOneClosesAll && isAnyClosed };
}

/** Returns the tournament if somebody can register for it now; otherwise refuses with the reason. */
export function openForRegistration(tournament: Tournament | undefined, window: RegistrationWindow): Tournament {
  if (tournament === undefined) throw new AnswersRefused({ tournamentId: 'Valid tournament ID is required' });
  const reason = closedReason(tournament, window);
  if (reason !== undefined) throw new Refusal('conflict', reason, lostPlace('registration'));
  return tournament;
}

/** Returns the reason why nobody can register for a tournament now, or undefined when they can. */
export function closedReason(
  tournament: Pick<Tournament, 'visible' | 'registrationOpen' | 'registrationDeadline'> & Parameters<typeof isOver>[0],
  window: RegistrationWindow,
): Phrase | undefined {
  if (!tournament.visible) return 'This tournament is not open to the public';
  if (tournament.status === 'active') return 'This tournament is already being played';
  if (isOver(tournament, window.now)) return 'This tournament is over';
  if (!tournament.registrationOpen) return 'Registration is closed for this tournament';
  if (window.isClosedForAll) return 'Registration is closed at the moment';
  if (tournament.registrationDeadline !== null && easternDay(window.now) > tournament.registrationDeadline) {
    return 'The registration deadline for this tournament has passed';
  }
  return undefined;
}
