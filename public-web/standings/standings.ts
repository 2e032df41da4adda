import { read } from '../transport/call.ts';
import { words } from './words.ts';

/** A team's line in the standings (operations specification, section 3). */
export interface Standing {
  readonly teamId: number;
  readonly teamName: string;
  readonly ageBracket: string | null;
  /** Null where teams play in no group. */
  readonly group: string | null;
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
interface StandingsTable {
  readonly name: string;
  readonly lines: readonly Standing[];
}

/** One table for each division; one for each of its groups where it has several. */
export function tablesOf(standings: readonly Standing[]): readonly StandingsTable[] {
  const groupsOf = (division: string | null) =>
    new Set(standings.filter(({ ageBracket }) => ageBracket === division).map(({ group }) => group));
  const nameOf = ({ ageBracket, group }: Standing) =>
    [ageBracket, groupsOf(ageBracket).size > 1 && group !== null && words.group(group)].filter(Boolean).join(' · ');
  const tables = new Map<string, Standing[]>();
  for (const line of standings) tables.set(nameOf(line), [...(tables.get(nameOf(line)) ?? []), line]);
  return [...tables].map(([name, lines]) => ({ name, lines }));
}
