import type { TeamId } from '../../rule/match/match.ts';
import type { RegistrationFlag } from '../../rule/registration/registration.ts';
import type { SentMoment } from '../../rule/time/moment.ts';
import type { WaiverState } from '../../rule/waiver/waiver.ts';

/** What the check-in of a registered player still needs. */
export interface CheckInState {
  /** Number of the registration. */
  readonly id: number;
  /** Team of the player; null without one. */
  readonly teamId: TeamId | null;
  /** Moment of the check-in; null while the player is not here. */
  readonly checkedInAt: SentMoment | null;
  readonly checkedInBy: string | null;
  /** Amount still owed in cash, in US cents: without a card's surcharge; 0 once paid. */
  readonly owedCents: number;
  readonly waiver: WaiverState;
}

/** Registered player on the check-in list and on score sheets. */
export interface CheckInPlayer extends CheckInState {
  readonly playerId: number;
  readonly name: string;
  readonly birthYear: number | null;
  readonly club: string | null;
  readonly isCaptain: boolean;
  /** Number to call if the player is hurt. */
  readonly parentPhone: string | null;
  /** Remarks for the organizers, such as an age outside the division. */
  readonly flags: readonly RegistrationFlag[];
}

/** Team with a place and its roster, the captain first. */
export interface CheckInTeam {
  readonly id: TeamId;
  readonly name: string;
  readonly ageBracket: string | null;
  /** Name of its captain or contact. */
  readonly contact: string;
  readonly phone: string;
  /** Places on its roster. */
  readonly maxPlayers: number;
  readonly players: readonly CheckInPlayer[];
}

/** Everybody who is expected at a tournament. */
export interface CheckInList {
  readonly tournament: {
    readonly name: string;
    readonly date: string;
    readonly location: string;
    /** Price of a player who registers today, in US cents. */
    readonly priceCents: number;
  };
  /** Teams in order of their names. */
  readonly teams: readonly CheckInTeam[];
  /** Registered players without a team. */
  readonly freeAgents: readonly CheckInPlayer[];
}
