import type { ListedGame } from '../../domain/answer/game/listed-game.ts';
import { words } from './words.ts';

/** Who plays whom. */
export function versus({ team1Name, team2Name, team1Id, team2Id }: ListedGame): string {
  return words.versus(team1Name ?? words.team(team1Id), team2Name ?? words.team(team2Id));
}
