import type { AgeBracket } from '../age/age-bracket.ts';
import { said } from '../language/sentence.ts';
import type { WishedDetail } from '../player/player-details.ts';
import { Refusal } from '../refusal/refusal.ts';
import type { RankingName } from '../standings/standings-presets.ts';
import { easternDay } from '../time/eastern.ts';
import type { PlayingHours } from '../venue/venue.ts';
import type { CallOff } from './call-off.ts';
import type { Prices } from './prices.ts';

export const tournamentStatuses = ['upcoming', 'active', 'completed'] as const;

/** Status of a tournament: upcoming until the first game starts, completed when all finals are played. */
export type TournamentStatus = (typeof tournamentStatuses)[number];

/** Event that teams and players register for. */
export interface Tournament extends Prices {
  readonly id: number;
  readonly name: string;
  /** Date as families read it, free text; `firstDay` is the calendar day, null while it is to be announced. */
  readonly date: string;
  readonly firstDay: string | null;
  readonly ageGroup: string;
  readonly location: string;
  readonly status: TournamentStatus;
  readonly maxTeams: number;
  /** Number of teams with a place; a waitlisted team has none. */
  readonly teamCount: number;
  /** Last day to register, YYYY-MM-DD, until its end in New Jersey. */
  readonly registrationDeadline: string | null;
  readonly visible: boolean;
  readonly registrationOpen: boolean;
  readonly isDividedByAge: boolean;
  /** Year in which ages are counted for divisions; null means the year of the first day. */
  readonly ageYear: number | null;
  /** Hours of play by day; empty while they are to be announced. */
  readonly playingHours: readonly PlayingHours[];
  /** Preset by which its standings rank. */
  readonly ranking: RankingName;
  /** Goals credited for a forfeit. */
  readonly forfeitGoals: number;
  /** Details of a player that its forms ask for beside those of every form. */
  readonly asks: readonly WishedDetail[];
  /** What organizers have said where it is called off or postponed. */
  readonly callOff: CallOff | null;
  readonly isTest: boolean;
  readonly version: number;
}

/** Newly announced tournament: nobody has registered, nothing is drawn. */
export type NewTournamentOnFile = Omit<Tournament, 'id' | 'status' | 'teamCount' | 'callOff' | 'version'>;

/** Returns the year in which a tournament counts its players' ages. */
export function yearOfAges(tournament: Pick<Tournament, 'firstDay' | 'ageYear'>, currentYear: number): number {
  const played = tournament.firstDay === null ? currentYear : Number(tournament.firstDay.slice(0, 4));
  return tournament.ageYear ?? played;
}

/** Returns the name of a tournament in a registration, with the bracket in parentheses where it is divided. */
export function tournamentLabel(
  tournament: Pick<Tournament, 'name' | 'isDividedByAge'>,
  bracket: AgeBracket | null,
): string {
  return tournament.isDividedByAge && bracket !== null ? `${tournament.name} (${bracket})` : tournament.name;
}

/** Error text for an organizer who has not chosen a tournament. */
export const tournamentMissing = said('Please select a tournament');

/** Returns the refusal of a family's change once the tournament has begun. */
export function hasBegun({ name }: Pick<Tournament, 'name'>): Refusal {
  return new Refusal('conflict', said('{name} has already begun: please tell the organizers at the desk', { name }));
}

export function noSuchTournament(): Refusal {
  return new Refusal('not-found', 'Tournament not found');
}

/** Tells whether a tournament is over: completed, or its last day has passed and nobody has begun to play. */
export function isOver(
  { status, firstDay, playingHours }: Pick<Tournament, 'status' | 'firstDay' | 'playingHours'>,
  now: Date,
): boolean {
  if (status !== 'upcoming') return status === 'completed';
  const lastDay = lastDayOf({ firstDay, playingHours });
  return lastDay !== null && easternDay(now) > lastDay;
}

/** Returns the one tournament of the day: played today, or active where none is; none where several are. */
export function tournamentOfDay<T extends Pick<Tournament, 'status' | 'firstDay' | 'playingHours' | 'callOff'>>(
  tournaments: readonly T[],
  now: Date,
): T | undefined {
  const open = tournaments.filter((one) => !isOver(one, now) && one.callOff?.kind !== 'called-off');
  const today = easternDay(now);
  const ofToday = open.filter(({ firstDay, playingHours }) =>
    [firstDay, ...playingHours.map(({ day }) => day)].includes(today),
  );
  const [only, ...others] = ofToday.length > 0 ? ofToday : open.filter(({ status }) => status === 'active');
  return others.length === 0 ? only : undefined;
}

/** Returns the last day on which a tournament is played, YYYY-MM-DD; null while it is to be announced. */
export function lastDayOf({ firstDay, playingHours }: Pick<Tournament, 'firstDay' | 'playingHours'>): string | null {
  return [firstDay, ...playingHours.map(({ day }) => day)].reduce(later, null);
}

function later(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}
