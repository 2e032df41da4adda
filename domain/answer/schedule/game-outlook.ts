import { deriveDay, type GameOnFile, nameIn, type TournamentDay } from '../../rule/bracket/tournament-day.ts';
import type { Game } from '../../rule/game/game.ts';
import { undivided } from '../../rule/match/division.ts';
import { matchKey, placeOf, type TeamId } from '../../rule/match/match.ts';
import type { StandingRow } from '../../rule/standings/standings.ts';
import type { PublicBracket } from '../bracket/public-bracket.ts';
import { type NextSteps, nextStepsOfMatch } from './next-steps.ts';

/** Team's rank in the table of its group, with and without a game. */
export interface OutlookRank {
  readonly teamId: TeamId;
  readonly teamName: string;
  readonly rank: number;
  /** Null while no other game of the group counts. */
  readonly rankBefore: number | null;
}

/** Consequences of a game. */
export interface GameOutlook {
  /** Table of its group including this game at its present score; empty before the kick-off and when there is no group. */
  readonly table: readonly OutlookRank[];
  /** Next games of its winner and its loser; null in a group, where the table decides. */
  readonly leadsTo: NextSteps | null;
}

/** Returns the consequences of a game; undefined for a game outside the brackets. */
export function gameOutlook(
  day: TournamentDay,
  brackets: readonly PublicBracket[],
  gameId: number,
): GameOutlook | undefined {
  const found = day.games.find(({ game, isInBracket }) => isInBracket && game.id === gameId);
  if (found === undefined) return undefined;
  const match = brackets.find((one) => isMatchOf(one, found.game));
  return { table: tableOf(day, found), leadsTo: (match && nextStepsOfMatch(match, brackets)) ?? null };
}

function isMatchOf({ ageBracket, stage, round, position }: PublicBracket, { match }: Game): boolean {
  return matchKey({ division: ageBracket ?? undivided, stage, round, position }) === match;
}

function tableOf(day: TournamentDay, { game }: GameOnFile): readonly OutlookRank[] {
  if (game.stage !== 'group' || game.status === 'scheduled') return [];
  const { id, match, stage, teams, field, start } = game;
  const without = tableWith(day, { id, match, stage, teams, field, start, status: 'scheduled' });
  const hasOthers = without.some(({ played }) => played > 0);
  const before = new Map(without.map(({ teamId, rank }) => [teamId, rank]));
  const nameOf = nameIn(day);
  return tableWith(day, { ...game, status: 'completed' }).map(({ teamId, rank }) => ({
    ...{ teamId, teamName: nameOf(teamId), rank },
    rankBefore: hasOthers ? (before.get(teamId) ?? null) : null,
  }));
}

/** Returns the table of a game's group, calculated with this version of the game. */
function tableWith(day: TournamentDay, game: Game): readonly StandingRow[] {
  const games = day.games.map((one) => (one.game.id === game.id ? { ...one, game } : one));
  const { division } = placeOf(game.match);
  const standings = deriveDay({ ...day, games }).find(({ name }) => name === division)?.standings ?? [];
  const group = standings.find(({ teamId }) => game.teams?.includes(teamId))?.group;
  return standings.filter((row) => row.group === group);
}
