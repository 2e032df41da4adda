import { words } from './words.ts';

/** A game as organizers see it. */
export interface ListedGame {
  readonly id: number;
  readonly tournamentId: number;
  readonly team1Id: number | null;
  readonly team2Id: number | null;
  readonly team1Name: string | null;
  readonly team2Name: string | null;
  readonly team1Score: number;
  readonly team2Score: number;
  readonly team1Shootout: number | null;
  readonly team2Shootout: number | null;
  readonly round: number;
  readonly ageBracket: string | null;
  readonly status: string;
  readonly startTime: string | null;
  readonly field: string | null;
  readonly goalCount: number;
  readonly version: number;
}

/** Who plays whom. */
export function versus({ team1Name, team2Name, team1Id, team2Id }: ListedGame): string {
  return words.versus(team1Name ?? words.team(team1Id), team2Name ?? words.team(team2Id));
}
