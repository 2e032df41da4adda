import type { StandingLine } from '../../domain/answer/standings/day-standings.ts';
import { rankingInWords } from '../../domain/rule/standings/ranking-in-words.ts';
import { reasonNames } from '../../domain/rule/standings/reason-names.ts';
import { translateTerm } from '../kit/server-terms.ts';
import { words } from './words.ts';

/** Table of a division or group. */
interface StandingsTable {
  readonly name: string;
  readonly lines: readonly StandingLine[];
}

/** Divides standings into a table for each division, or for each of its groups if it has several. */
export function tablesOf(standings: readonly StandingLine[]): readonly StandingsTable[] {
  const groupsOf = (division: string | null) =>
    new Set(standings.filter(({ ageBracket }) => ageBracket === division).map(({ group }) => group));
  const nameOf = ({ ageBracket, group }: StandingLine) =>
    [ageBracket, groupsOf(ageBracket).size > 1 && group !== null && words.group(group)].filter(Boolean).join(' · ');
  const tables = new Map<string, StandingLine[]>();
  for (const line of standings) tables.set(nameOf(line), [...(tables.get(nameOf(line)) ?? []), line]);
  return [...tables].map(([name, lines]) => ({ name, lines }));
}

/** Describes the ranking criteria of a tournament in one sentence. */
export function rankedBy([line]: readonly StandingLine[]): string {
  if (line === undefined) return '';
  const nameOf = (criterion: keyof typeof reasonNames) => translateTerm(reasonNames[criterion]).toLowerCase();
  return words.rankedBy(rankingInWords(line, { ...words, nameOf }));
}
