import type { GameResult } from '../match/result.ts';
import type { Fixture, Game } from './game.ts';

/** Builds a game from its fixture and its result; the reverse of `resultOf`. */
export function gameFrom(fixture: Fixture, result: GameResult | undefined): Game {
  if (result === undefined) return { ...fixture, status: 'scheduled' };
  const { teams, score } = result;
  if (result.status === 'in_progress') return { ...fixture, teams, score, status: 'in_progress' };
  const over = { ...fixture, teams, score, status: 'completed' } as const;
  if (result.status === 'forfeited') return { ...over, forfeitedBy: result.by };
  if (result.status === 'void') return { ...over, unfinished: result.unfinished };
  const { shootout, unfinished } = result;
  return {
    ...over,
    ...(shootout === undefined ? {} : { shootout }),
    ...(unfinished === undefined ? {} : { unfinished }),
  };
}
