import { isUnplayed, outcomeFor } from '../../domain/answer/game/forfeit.ts';
import type { TeamGame } from '../../domain/answer/schedule/team-game.ts';
import type { TeamGames } from '../../domain/answer/schedule/team-games.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import type { NoticedGame } from '../game/game-news.ts';
import { hasScore, isCompleted, type SentGame } from '../game/sent-game.ts';

export type OwnGame = Sent<TeamGame>;
export type OwnGames = Sent<TeamGames>;

/** Returns the game that followers wait for: the current one, else the next one that is not called off, by itself or with its tournament. */
export function nextOf(games: readonly OwnGame[], isTournamentOff = false): OwnGame | undefined {
  const current = games.find(({ status, isCalledOff }) => status === 'in_progress' && !isCalledOff);
  if (current !== undefined || isTournamentOff) return current;
  return games.find(({ status, isCalledOff }) => status === 'scheduled' && !isCalledOff);
}

/** Returns the games of a team as the news of a page see them. */
export const noticedGames = ({ team, games }: OwnGames): readonly NoticedGame[] =>
  games.map(({ id, status, opponent, score, shootout, isGoldenGoal }) => ({
    ...{ id, status, isGoldenGoal, team1Name: team.name, team2Name: opponent },
    ...{ team1Score: score?.own ?? 0, team2Score: score?.other ?? 0 },
    shootout: shootout && { team1: shootout.own, team2: shootout.other },
  }));

/** Returns whether a pushed game is one of the team's. */
export const isOwn = ({ team }: OwnGames, { team1Id, team2Id }: SentGame): boolean =>
  team1Id === team.id || team2Id === team.id;

/** Returns whether a game that is not over here has ended, as told, also unplayed. What follows from its end comes from the server, and the end with it. */
const isEnding = (game: OwnGame, told: SentGame): boolean =>
  game.id === told.id && game.status !== 'completed' && isCompleted(told);

/** Updates the games with the score and state of a pushed one. Its consequences come from the server. */
export function updateTeamGames(own: OwnGames, told: SentGame): OwnGames {
  if (!isOwn(own, told)) return own;
  const isFirst = told.team1Id === own.team.id;
  const seen = ({ team1, team2 }: { readonly team1: number; readonly team2: number }) =>
    isFirst ? { own: team1, other: team2 } : { own: team2, other: team1 };
  const games = own.games.map((game): OwnGame => {
    if (game.id !== told.id) return game;
    const score = hasScore(told) ? seen({ team1: told.team1Score, team2: told.team2Score }) : null;
    if (isEnding(game, told)) return game.status === 'in_progress' ? { ...game, score } : game;
    return {
      ...game,
      status: told.status === 'active' ? 'in_progress' : told.status,
      score,
      shootout: told.shootout === null ? null : seen(told.shootout),
      outcome: isCompleted(told) ? outcomeFor(own.team.id, told) : null,
      forfeitedBy: told.forfeitedBy,
      isWithdrawal: told.isWithdrawal ?? false,
      isAbandoned: told.isAbandoned ?? false,
      isVoid: told.isVoid ?? false,
      isGoldenGoal: told.isGoldenGoal ?? false,
      isCalledOff: isUnplayed(told),
    };
  });
  return { ...own, games };
}

/** Returns whether a game of the team has ended that is not over on the screen. */
export const hasEnded = (own: OwnGames, told: readonly SentGame[]): boolean =>
  told.some((game) => own.games.some((shown) => isEnding(shown, game)));

/** Returns whether pushed games differ from the team's games on the screen. */
export const isOutdated = (own: OwnGames, told: readonly SentGame[]): boolean =>
  told.some((game) => JSON.stringify(updateTeamGames(own, game)) !== JSON.stringify(own)) ||
  hasEnded(own, told) ||
  told.some((game) => isOwn(own, game) && !own.games.some(({ id }) => id === game.id));
