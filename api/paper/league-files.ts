import type { CheckInList } from '../../domain/answer/check-in/check-in-list.ts';
import type { StandingLine } from '../../domain/answer/standings/day-standings.ts';
import type { FinalPlace } from '../../domain/day/final-place.ts';
import { type StandingColumn, standingColumns } from '../../domain/standings/standing-columns.ts';
import { birthYear } from '../../domain/use-case/newcomer/player-fields.ts';
import { playerForm } from '../../domain/use-case/player/player-form.ts';
import type { CsvColumn } from '../export/csv.ts';

const of = (heading: string, field: string): CsvColumn => [heading, (record) => record[field]];

/** Returns the columns of the standings for a league: each group by rank, with the ranking figures and the final places. */
export const standingsColumns = (lines: readonly StandingLine[]): readonly CsvColumn[] => [
  of('Division', 'ageBracket'),
  of('Group', 'group'),
  of('Rank', 'rank'),
  of(playerForm.fields.teamId.label, 'teamName'),
  of('Played', 'played'),
  of('Won', 'wins'),
  of('Drawn', 'draws'),
  of('Lost', 'losses'),
  of('Goals For', 'goalsFor'),
  of('Goals Against', 'goalsAgainst'),
  of('Goal Difference', 'goalDifference'),
  ...lines.slice(0, 1).flatMap(rankingColumns),
  of('Decided By', 'decidedBy'),
  of('Final Place', 'place'),
];

/** Returns the columns of ranking figures beside a team's record. */
function rankingColumns(line: StandingLine): readonly CsvColumn[] {
  const named: Partial<Record<StandingColumn, string>> = {
    cappedDifference: `Goal Difference (at most ${line.goalDifferenceCap} a game)`,
    points: 'Points',
    shutOuts: 'Shut-outs',
  };
  const ranking: readonly string[] = standingColumns(line);
  return Object.entries(named).flatMap(([column, heading]) => (ranking.includes(column) ? [of(heading, column)] : []));
}

export function standingsRows(lines: readonly StandingLine[], places: readonly FinalPlace[]): readonly object[] {
  const placeOf = new Map(places.map(({ teamId, place }) => [teamId, place]));
  return lines.map((line) => ({ ...line, place: placeOf.get(line.teamId) ?? null }));
}

/** Columns of the rosters for a league: players and their teams. */
export const rosterColumns: readonly CsvColumn[] = [
  of('Division', 'ageBracket'),
  of(playerForm.fields.teamId.label, 'team'),
  of(playerForm.fields.name.label, 'name'),
  of('Captain', 'isCaptain'),
  of(birthYear.label, 'birthYear'),
  of(playerForm.fields.currentClub.label, 'club'),
  of('Waiver', 'waiver'),
];

export function rosterRows({ teams }: Pick<CheckInList, 'teams'>): readonly object[] {
  return teams.flatMap(({ name: team, ageBracket, players }) =>
    players.map((player) => ({ team, ageBracket, ...player })),
  );
}
