import type { ListedGame } from '../../domain/answer/game/listed-game.ts';

export const teamById = (id: number | null) => (id === null ? 'TBD' : `Team ${id}`);

/** Returns both teams of a game as "A vs B". */
export function versus({ team1Name, team2Name, team1Id, team2Id }: ListedGame): string {
  return `${team1Name ?? teamById(team1Id)} vs ${team2Name ?? teamById(team2Id)}`;
}
