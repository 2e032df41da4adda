import type { Language } from '../../language/language.ts';
import { undivided } from '../../match/division.ts';
import { type MatchKey, matchKey, type TeamId } from '../../match/match.ts';
import { type BracketPage, bracketPages } from '../../paper/bracket-pages.ts';
import type { WaiverState } from '../../waiver/waiver.ts';
import { byeField } from '../bracket/bracket-row.ts';
import type { PublicBracket } from '../bracket/public-bracket.ts';
import type { PublicGame } from '../game/public-game.ts';

/** Registered player as printed for the desk and the field. */
export interface PlayerOnPaper {
  readonly name: string;
  readonly birthYear: number | null;
  readonly club: string | null;
  readonly isCaptain: boolean;
  /** Number to call if the player is hurt. */
  readonly parentPhone: string | null;
  /** Amount still owed in US cents; 0 once paid. */
  readonly owedCents: number;
  /** Payment reference. */
  readonly reference: string;
  readonly waiver: WaiverState;
}

/** Team with a place and its roster, the captain first. */
export interface TeamOnPaper {
  readonly id: TeamId;
  readonly name: string;
  readonly ageBracket: string | null;
  /** Name of its captain or contact. */
  readonly contact: string;
  readonly phone: string;
  /** Language of letters to the team. */
  readonly language: Language;
  readonly players: readonly PlayerOnPaper[];
}

/** All data for the printed papers of a tournament's day, as of one moment. */
export interface DayOnPaper {
  readonly tournament: { readonly name: string; readonly date: string; readonly location: string };
  readonly brackets: readonly PublicBracket[];
  /** Games in order of time, then of field. */
  readonly games: readonly PublicGame[];
  /** Teams in order of their names. */
  readonly teams: readonly TeamOnPaper[];
  /** Registered players without a team. */
  readonly freeAgents: readonly PlayerOnPaper[];
  readonly at: Date;
}

/** Game with its teams, or their sources in words. */
export interface GameOnPaper {
  readonly game: PublicGame;
  /** Name of the match: Round 1, match 3; empty for a game outside the brackets. */
  readonly label: string;
  readonly division: string;
  readonly sides: readonly [SideOnPaper, SideOnPaper];
}

export interface SideOnPaper {
  readonly name: string;
  readonly isKnown: boolean;
  readonly team: TeamOnPaper | undefined;
}

/** Returns the games of a day with their printed names. */
export function gamesOnPaper({ brackets, games, teams }: DayOnPaper): readonly GameOnPaper[] {
  const matches = new Map(brackets.map((match) => [match.id, match]));
  const rosters = new Map(teams.map((team) => [team.id, team]));
  return games.map((game) => {
    const match = game.bracketId === null ? undefined : matches.get(game.bracketId);
    const side = (index: 0 | 1): SideOnPaper => {
      const id = index === 0 ? game.team1Id : game.team2Id;
      const name = index === 0 ? game.team1Name : game.team2Name;
      const known = name ?? undefined;
      return {
        name: known ?? match?.slots[index].label ?? '',
        isKnown: known !== undefined,
        team: id === null ? undefined : rosters.get(id),
      };
    };
    return { game, label: match?.label ?? '', division: game.ageBracket ?? '', sides: [side(0), side(1)] };
  });
}

/** Groups games by field, in order of the fields' names. */
export function byField(
  games: readonly GameOnPaper[],
): readonly (readonly [field: string, games: readonly GameOnPaper[]])[] {
  const fields = [...new Set(games.map(({ game }) => game.field))].toSorted((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );
  return fields.map((field) => [field, games.filter(({ game }) => game.field === field)]);
}

/** Returns the known games of each team, in order of the teams' names. */
export function byTeam(day: DayOnPaper): readonly (readonly [team: TeamOnPaper, games: readonly GameOnPaper[]])[] {
  const games = gamesOnPaper(day);
  return day.teams.map((team) => [
    team,
    games.filter(({ game }) => game.team1Id === team.id || game.team2Id === team.id),
  ]);
}

export type BracketOnPaper = PublicBracket & { readonly key: MatchKey; readonly division: string };

/** Returns the brackets by division, split into pages. */
export function bracketsOnPaper(brackets: readonly PublicBracket[]): readonly {
  readonly division: string;
  readonly rounds: number;
  readonly pages: readonly BracketPage<BracketOnPaper>[];
}[] {
  const named = brackets.map((bracket): BracketOnPaper => {
    const division = bracket.ageBracket ?? undivided;
    return { ...bracket, division, key: matchKey({ ...bracket, division }) };
  });
  return [...new Set(named.map(({ division }) => division))].map((division) => {
    const own = named.filter((one) => one.division === division);
    const main = own.filter(({ stage }) => stage === 'knockout' || stage === 'group');
    return { division, rounds: Math.max(0, ...main.map(({ round }) => round)), pages: bracketPages(own) };
  });
}

export const isByeOnPaper = ({ field }: Pick<PublicBracket, 'field'>): boolean => field === byeField;
