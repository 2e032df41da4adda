import { read } from '../session/call.ts';

/** A team's line in the standings (operations specification, section 3). */
export interface Standing {
  readonly teamId: number;
  readonly teamName: string;
  readonly ageBracket: string | null;
  readonly group?: string;
  readonly rank: number;
  readonly played: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly goalDifference: number;
  readonly points: number;
  readonly advances: boolean;
  readonly decidedBy: string;
}

export const standingsOf = (tournamentId: number): Promise<readonly Standing[]> =>
  read(`/api/tournaments/${tournamentId}/standings`);

/** The lines of one table. */
export interface StandingsTable {
  readonly name: string;
  readonly lines: readonly Standing[];
}

/** One table for each division, and within it for each group where there are several. */
export function tablesOf(standings: readonly Standing[]): readonly StandingsTable[] {
  const tables = new Map<string, Standing[]>();
  for (const line of standings) {
    const name = [line.ageBracket, line.group].filter(Boolean).join(' · ');
    tables.set(name, [...(tables.get(name) ?? []), line]);
  }
  return [...tables].map(([name, lines]) => ({ name, lines }));
}
