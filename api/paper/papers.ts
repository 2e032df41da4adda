import type { Writable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { dayStandings } from '../../domain/answer/standings/day-standings.ts';
import { type FinalPlace, finalPlacesOf } from '../../domain/day/final-place.ts';
import { Audit } from '../../domain/port/audit.ts';
import { Brackets } from '../../domain/port/brackets.ts';
import { Clock } from '../../domain/port/clock.ts';
import { Refusal } from '../../domain/refusal/refusal.ts';
import { easternDay } from '../../domain/time/eastern.ts';
import { type CertificateWish, type PaperWish, paperParts } from '../../domain/use-case/paper/paper-form.ts';
import { DrawnBrackets } from '../bracket/drawn-brackets.ts';
import { type CsvColumn, writeCsv } from '../export/csv.ts';
import { slugOf } from '../export/exports.ts';
import { rosterColumns, rosterRows, standingsColumns, standingsRows } from './league-files.ts';
import { PaperThread } from './paper-thread.ts';
import { PostgresDaysOnPaper } from './postgres-days-on-paper.ts';

/** Opens the output stream for a file name. */
type Begin = (name: string) => Writable;

/** Printed file with its name. */
export interface PrintedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Prints the papers of a tournament; each is noted in the audit, as exports of lists are. */
@Injectable()
export class Papers {
  constructor(
    private readonly days: PostgresDaysOnPaper,
    private readonly drawn: DrawnBrackets,
    private readonly brackets: Brackets,
    private readonly thread: PaperThread,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Makes the papers of a day, or its check-in list alone. */
  async pack(tournamentId: number, wish: PaperWish, stem: 'day' | 'check-in' = 'day'): Promise<PrintedFile> {
    this.thread.checkRoom();
    const at = this.clock.now();
    const desk = await this.days.desk(tournamentId);
    const { brackets, games } = await this.drawn.of(tournamentId);
    const name = `${stem}_${slugOf(desk.tournament.name)}_${easternDay(at)}.pdf`;
    const players = desk.teams.reduce((sum, team) => sum + team.players.length, desk.freeAgents.length);
    const to = { name, tournamentId, rows: players, parts: wish.parts.length === 0 ? paperParts : wish.parts };
    await this.audit.note({ thing: 'export', recordId: null, what: 'paper printed', to });
    return { name, bytes: await this.thread.make({ day: { ...desk, brackets, games, at }, wish }) };
  }

  /** Makes the certificates of completed divisions. */
  async certificates(tournamentId: number, wish: CertificateWish): Promise<PrintedFile> {
    this.thread.checkRoom();
    const { tournament, teams } = await this.days.desk(tournamentId);
    const onFile = new Map(teams.map((team) => [team.id, team]));
    const worst = { champions: 1, places: 3, everybody: Number.POSITIVE_INFINITY }[wish.teams];
    const places = (await this.placesOf(tournamentId)).filter(({ place }) => place <= worst);
    if (places.length === 0) throw new Refusal('conflict', 'There is no certificate yet: no division is over');
    const certificates = places.map((place) => {
      const { language = 'en', players = [] } = onFile.get(place.teamId) ?? {};
      return { place, language, players: wish.players ? players.map(({ name }) => name) : [] };
    });
    const name = `certificates_${slugOf(tournament.name)}_${easternDay(this.clock.now())}.pdf`;
    const to = { name, tournamentId, rows: certificates.length, teams: wish.teams, players: wish.players };
    await this.audit.note({ thing: 'export', recordId: null, what: 'certificates printed', to });
    return { name, bytes: await this.thread.make({ tournament, certificates }) };
  }

  /** Writes the standings as CSV. */
  async standings(tournamentId: number, begin: Begin): Promise<void> {
    const { tournament } = await this.days.desk(tournamentId);
    const day = await this.brackets.find(tournamentId);
    const lines = day === undefined ? [] : dayStandings(day);
    const rows = day === undefined ? [] : standingsRows(lines, finalPlacesOf(day));
    await this.file(['standings', tournament.name, tournamentId], standingsColumns(lines), rows, begin);
  }

  /** Writes the rosters as CSV. */
  async rosters(tournamentId: number, begin: Begin): Promise<void> {
    const desk = await this.days.desk(tournamentId);
    await this.file(['rosters', desk.tournament.name, tournamentId], rosterColumns, rosterRows(desk), begin);
  }

  private async placesOf(tournamentId: number): Promise<readonly FinalPlace[]> {
    const day = await this.brackets.find(tournamentId);
    return day === undefined ? [] : finalPlacesOf(day);
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
