import { AnswersRefused } from '../../form/accept-answers.ts';
import type { Entry } from '../../import/entry.ts';
import { teamKey } from '../../import/on-file.ts';
import { type ImportPlan, planImport } from '../../import/plan-import.ts';
import { asPlaceholderValue, inEnglish, translate } from '../../language/sentence.ts';
import { lockKey } from '../../player/namesakes.ts';
import { nameKey, personKey } from '../../player/person.ts';
import type { ImportOnFile, NamesInTable } from '../../port/imports.ts';
import type { Needs } from '../../port/ports.ts';
import { easternYear } from '../../time/eastern.ts';
import { noSuchTournament, type Tournament } from '../../tournament/tournament.ts';
import { type CarryingOut, carryOut } from './carry-out.ts';
import type { ImportAnswers } from './import-form.ts';
import { checkRows, entriesFor, type KnownTournaments, type RowComplaint, writtenTournament } from './read-entries.ts';

/** Result of an import, previewed or done. */
export interface Imported {
  readonly plan: ImportPlan;
  readonly complaints: readonly RowComplaint[];
  /** Null for a preview. */
  readonly done: ImportOnFile | null;
}

interface Asked {
  readonly answers: ImportAnswers;
  /** Whether the import is only a preview. */
  readonly isDry: boolean;
  readonly by: string;
}

/** Imports an organizer's table, all of it or nothing, or previews the import by the very same code. */
export class ImportTable {
  constructor(private readonly ports: CarryingOut & Needs<'tournaments' | 'imports'>) {}

  async run({ answers, isDry, by }: Asked): Promise<Imported> {
    const now = this.ports.clock.now();
    const year = easternYear(now);
    const rows = checkRows(answers.rows, year);
    const { chosen, known } = await this.tournamentsFor(
      answers,
      rows.rows.map(({ answers: one }) => one.tournament),
      !isDry,
    );
    const { entries, complaints: unplaced } = entriesFor(rows, known, chosen);
    const onFile = await this.ports.imports.onFile(namedIn(entries), !isDry);
    const plan = planImport(entries, { onFile, year, isFirstCaptain: answers.isFirstCaptain });
    const complaints = [...rows.complaints, ...unplaced, ...plan.complaints].toSorted(byPlace);
    if (isDry) return { plan, complaints, done: null };
    refuseComplaints(complaints);
    const done = await carryOut(this.ports, this.ports.imports, plan, {
      isMailed: answers.mailsFamilies,
      by,
      now,
      year,
    });
    return { plan, complaints, done };
  }

  /** Returns the tournaments named in the table and the one chosen for it, locked by id as everywhere. */
  private async tournamentsFor(
    { tournamentId }: ImportAnswers,
    written: readonly (string | null)[],
    isHeld: boolean,
  ): Promise<{ readonly chosen: Tournament | null; readonly known: KnownTournaments }> {
    const names = [...new Set(written.flatMap((name) => (name === null ? [] : [name, writtenTournament(name).name])))];
    const found = await Promise.all(names.map((name) => this.ports.tournaments.named(name)));
    const chosen = tournamentId === null ? undefined : await this.ports.tournaments.find(tournamentId);
    if (tournamentId !== null && chosen === undefined) throw noSuchTournament();
    const all = new Map([...found, chosen].flatMap((one) => (one === undefined ? [] : [[one.id, one] as const])));
    const now = isHeld ? await this.held([...all.keys()]) : all;
    const known = new Map([...now.values()].map((one) => [nameKey(one.name), one]));
    return { chosen: tournamentId === null ? null : (now.get(tournamentId) ?? null), known };
  }

  private async held(ids: readonly number[]): Promise<ReadonlyMap<number, Tournament>> {
    const held = new Map<number, Tournament>();
    for (const id of ids.toSorted((one, other) => one - other)) {
      const tournament = await this.ports.tournaments.lockForTeams(id);
      if (tournament === undefined) throw noSuchTournament();
      held.set(id, tournament);
    }
    return held;
  }
}

/** Returns the people and teams that the entries name, each once. */
function namedIn(entries: readonly Entry[]): NamesInTable {
  const people = entries.flatMap(({ person }) => (person === null ? [] : [personKey(person)]));
  const teams = entries.flatMap(({ team, tournament }) =>
    team === null || tournament === null ? [] : [{ tournamentId: tournament.id, name: team.name }],
  );
  return {
    people: [...new Map(people.map((key) => [lockKey(key), key])).values()],
    teams: [...new Map(teams.map((one) => [teamKey(one.tournamentId, one.name), one])).values()],
  };
}

/** Refuses a table with any complaint; the answer names the rows. */
function refuseComplaints(complaints: readonly RowComplaint[]): void {
  const [first] = complaints;
  if (first === undefined) return;
  const [remark] = Object.values(first.remarks);
  const rows = new Set(complaints.map(({ line }) => line)).size;
  const said = remark === undefined ? '' : translate(asPlaceholderValue(remark));
  throw new AnswersRefused({
    rows: inEnglish(
      `Nothing was imported: ${rows === 1 ? '1 row needs' : `${rows} rows need`} a correction. Row ${first.line}: ${said}`,
    ),
  });
}

const byPlace = (one: RowComplaint, other: RowComplaint) => one.line - other.line || one.member - other.member;
