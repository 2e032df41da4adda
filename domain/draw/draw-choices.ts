import type { Division, Format } from '../match/division.ts';
import type { TeamId } from '../match/match.ts';
import type { PlayingHours } from '../venue/venue.ts';
import type { BracketSettings } from './bracket-settings.ts';

/** Choices of an organizer for a draw, as shown again on the screen where they were made. */
export interface DrawChoices {
  /** Listed in the order of the seeds. */
  readonly teamIds: readonly TeamId[];
  readonly fieldNames: readonly string[];
  /** Such as 18:15; null where every day begins and ends as the tournament says. */
  readonly startTime: string | null;
  readonly endTime: string | null;
  /** YYYY-MM-DD, where the tournament had no day of its own. */
  readonly date: string | null;
  readonly gameDuration: number;
  readonly minGamesPerTeam: number;
  readonly maxGamesPerTeam: number;
  readonly tournamentFormat: Format;
  readonly generateByAge: boolean;
  readonly ageBrackets: readonly string[];
  readonly minRestSlots: number;
  readonly seeding: 'given' | 'lots' | 'standings';
  readonly seed: number | null;
  readonly seedingTournamentId: number | null;
  readonly keepsClubsApart: boolean;
  /** "2" or "4", as chosen from a list. */
  readonly pools: string | null;
  readonly thirdPlace: boolean;
  readonly placement: boolean;
  readonly withoutStandings: readonly string[];
}

/** Stored choices of a draw, with the hours of the tournament at that time. */
export interface StoredDrawChoices extends DrawChoices {
  readonly hoursThen: readonly PlayingHours[];
}

/** Reconstructs the choices of a draw older than their recording; the earlier tournament it was seeded by stays unknown. */
export function reconstructChoices(settings: BracketSettings, divisions: readonly Division[]): StoredDrawChoices {
  const { venue, seeding, format, isDividedByAge, pools, timetableSeed } = settings;
  const [first, ...more] = venue.hours;
  const isAlike = first !== undefined && more.every((hours) => hours.startTime === first.startTime);
  const endsAlike = first !== undefined && more.every((hours) => hours.endTime === first.endTime);
  const { ageBrackets, minGamesPerTeam, maxGamesPerTeam, minRestSlots } = settings;
  const { keepsClubsApart, thirdPlace, placement, withoutStandings } = settings;
  return {
    ...{ ageBrackets, minGamesPerTeam, maxGamesPerTeam, minRestSlots },
    ...{ keepsClubsApart, thirdPlace, placement, withoutStandings },
    teamIds: divisions.flatMap(({ teams }) => teams),
    fieldNames: venue.fields,
    gameDuration: venue.gameDuration,
    startTime: isAlike ? first.startTime : null,
    endTime: endsAlike ? first.endTime : null,
    date: first?.day ?? null,
    tournamentFormat: format,
    generateByAge: isDividedByAge,
    seeding: seeding.by === 'lots' ? 'lots' : 'given',
    seed: seeding.by === 'lots' ? seeding.seed : timetableSeed,
    seedingTournamentId: null,
    pools: pools === undefined ? null : String(pools),
    hoursThen: venue.hours,
  };
}
