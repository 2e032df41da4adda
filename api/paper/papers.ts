import type { Writable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { CheckInList, CheckInState } from '../../domain/answer/check-in/check-in-list.ts';
import { dayStandings, type StandingLine } from '../../domain/answer/standings/day-standings.ts';
import { Audit } from '../../domain/port/audit.ts';
import { Brackets } from '../../domain/port/brackets.ts';
import { Clock } from '../../domain/port/clock.ts';
import { type FinalPlace, finalPlacesOf } from '../../domain/rule/bracket/final-place.ts';
import { type StandingColumn, standingColumns } from '../../domain/rule/standings/standing-columns.ts';
import { easternDay } from '../../domain/rule/time/eastern.ts';
import { playerForm } from '../../domain/use-case/player/player-form.ts';
import { birthYear } from '../../domain/use-case/registration/player-fields.ts';
import { PostgresCheckInLists } from '../check-in/postgres-check-in-lists.ts';
import { type CsvColumn, writeCsv } from '../export/csv.ts';
import { slugOf } from '../export/exports.ts';

/** Opens the output stream for a file name. */
type Begin = (name: string) => Writable;

/** Check-in list of a tournament, and its files of standings and rosters; each reading is noted in the audit. */
@Injectable()
export class Papers {
  constructor(
    private readonly lists: PostgresCheckInLists,
    private readonly brackets: Brackets,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Returns the check-in list, and notes who has seen it: it names children and their parents' phones. */
  async checkIn(tournamentId: number): Promise<CheckInList> {
    const list = await this.lists.of(tournamentId);
    const rows = list.teams.reduce((sum, team) => sum + team.players.length, list.freeAgents.length);
    await this.audit.note({ thing: 'export', recordId: null, what: 'check-in list shown', to: { tournamentId, rows } });
    return list;
  }

  /** Returns how everybody stands; without names it is no disclosure. */
  states(tournamentId: number): Promise<readonly CheckInState[]> {
    return this.lists.states(tournamentId);
  }

  /** Writes the standings as CSV. */
  async standings(tournamentId: number, begin: Begin): Promise<void> {
    const { tournament } = await this.lists.of(tournamentId);
    const day = await this.brackets.find(tournamentId);
    const lines = day === undefined ? [] : dayStandings(day);
    const rows = day === undefined ? [] : standingsRows(lines, finalPlacesOf(day));
    await this.file(['standings', tournament.name, tournamentId], standingsColumns(lines), rows, begin);
  }

  /** Writes the rosters as CSV. */
  async rosters(tournamentId: number, begin: Begin): Promise<void> {
    const list = await this.lists.of(tournamentId);
    await this.file(['rosters', list.tournament.name, tournamentId], rosterColumns, rosterRows(list), begin);
  }

  private async file(
    [stem, tournament, tournamentId]: readonly [string, string, number],
    columns: readonly CsvColumn[],
    rows: readonly object[],
    begin: Begin,
  ): Promise<void> {
    const name = `${stem}_${slugOf(tournament)}_${easternDay(this.clock.now())}.csv`;
    const to = { name, tournamentId, rows: rows.length };
    await this.audit.note({ thing: 'export', recordId: null, what: `${stem} exported`, to });
    await writeCsv(columns, inOneBatch(rows), begin(name));
  }
}

/** Yields all rows as one batch, since rosters and standings of one tournament are small. */
async function* inOneBatch(rows: readonly object[]) {
  if (rows.length > 0) yield rows;
}

const of = (heading: string, field: string): CsvColumn => [heading, (record) => record[field]];

/** Returns the columns of the standings for a league: each group by rank, with the ranking figures and the final places. */
const standingsColumns = (lines: readonly StandingLine[]): readonly CsvColumn[] => [
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

function standingsRows(lines: readonly StandingLine[], places: readonly FinalPlace[]): readonly object[] {
  const placeOf = new Map(places.map(({ teamId, place }) => [teamId, place]));
  return lines.map((line) => ({ ...line, place: placeOf.get(line.teamId) ?? null }));
}

/** Columns of the rosters for a league: players and their teams. */
const rosterColumns: readonly CsvColumn[] = [
  of('Division', 'ageBracket'),
  of(playerForm.fields.teamId.label, 'team'),
  of(playerForm.fields.name.label, 'name'),
  of('Captain', 'isCaptain'),
  of(birthYear.label, 'birthYear'),
  of(playerForm.fields.currentClub.label, 'club'),
  of('Waiver', 'waiver'),
];

function rosterRows({ teams }: Pick<CheckInList, 'teams'>): readonly object[] {
  return teams.flatMap(({ name: team, ageBracket, players }) =>
    players.map((player) => ({ team, ageBracket, ...player })),
  );
}
