import type { GameResult } from '../match/result.ts';
import type { Fixture, Game } from './game.ts';

/** A fixture and what has become of it: the reverse of what the brackets are told of a game. */
export function gameFrom(fixture: Fixture, result: GameResult | undefined): Game {
  if (result === undefined) return { ...fixture, status: 'scheduled' };
  const { teams, score } = result;
  if (result.status === 'in_progress') return { ...fixture, teams, score, status: 'in_progress' };
  const over = { ...fixture, teams, score, status: 'completed' } as const;
  if (result.status === 'forfeited') return { ...over, forfeitedBy: result.by };
  return result.shootout === undefined ? over : { ...over, shootout: result.shootout };
}
