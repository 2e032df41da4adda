import type { Writable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../domain/port/audit.ts';
import { Clock } from '../../domain/port/clock.ts';
import { Tournaments } from '../../domain/port/tournaments.ts';
import { Refusal } from '../../domain/rule/refusal/refusal.ts';
import { easternDay } from '../../domain/rule/time/eastern.ts';
import { Database } from '../database/database.ts';
import { numbersOf } from '../database/list-filter.ts';
import type { ListQuery } from '../database/list-query.ts';
import type { Listing } from '../database/listing.ts';
import { Lists } from '../database/lists.ts';
import { Snapshot } from '../database/snapshot.ts';
import { Busy } from '../http/busy.ts';
import { writeCsv } from './csv.ts';
import { exportFiles } from './export-files.ts';

/** Maximum number of files a process writes at a time; each holds a database connection. */
const mostAtOnce = 2;

/** Exports the lists of the back office as files, noting each export in the audit. */
@Injectable()
export class Exports {
  private beingWritten = 0;

  constructor(
    private readonly lists: Lists,
    private readonly database: Database,
    private readonly tournaments: Tournaments,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Writes the file of one moment to the stream that `begin` opens for its name, until its end or until the reader is gone. */
  async write<Row extends object>(
    listing: Listing<Row>,
    query: ListQuery,
    gone: AbortSignal,
    begin: (name: string) => Writable,
  ): Promise<void> {
    const file = exportFiles[listing.resource];
    if (file === undefined) throw new Refusal('not-found', 'There is no file of this list');
    const name = `${await this.stem(listing, file.stem, query)}_${easternDay(this.clock.now())}.csv`;
    await this.inTurn(gone, async (moment) => {
      const { total, batches } = await this.lists.whole(listing, query, moment);
      const to = { name, rows: total, filter: searchedInWords(query.filter) };
      await this.audit.note({ thing: 'export', recordId: null, what: `${listing.resource} exported`, to });
      await writeCsv(file.columns, batches, begin(name));
    });
  }

  private async nameOf(tournament: unknown): Promise<string> {
    const [id = 0] = numbersOf(tournament, 'tournamentId');
    const found = await this.tournaments.find(id);
    if (found === undefined) throw new Refusal('not-found', 'Not found');
    return found.name;
  }

  private async inTurn(gone: AbortSignal, work: (moment: Snapshot) => Promise<void>): Promise<void> {
    if (this.beingWritten === mostAtOnce) throw tooManyFiles();
    this.beingWritten += 1;
    try {
      const moment = await Snapshot.take(this.database, gone);
      await work(moment).finally(() => moment.end());
    } finally {
      this.beingWritten -= 1;
    }
  }

  /** Returns the file's name: teams_all, or teams_ with the tournament of the filter; without a tournament filter just the name. */
  private async stem<Row extends object>({ filters, resource }: Listing<Row>, stem: string, { filter }: ListQuery) {
    if (!('tournamentId' in filters) || resource === 'tournaments') return stem;
    const { tournamentId } = filter;
    const asked = Array.isArray(tournamentId) && tournamentId.length === 1 ? tournamentId[0] : tournamentId;
    if (asked === undefined || asked === null || asked === '') return `${stem}_all`;
    if (Array.isArray(asked)) return `${stem}_several`;
    return `${stem}_${slugOf(await this.nameOf(asked))}`;
  }
}

/** Converts a search to text, because a phone number typed as digits must be erasable with its owner, too. */
function searchedInWords({ q, ...filter }: ListQuery['filter']): ListQuery['filter'] {
  return q === undefined ? filter : { ...filter, q: String(q) };
}

function tooManyFiles(): Busy {
  return new Busy('Other files are being written. Please try again in a moment.', 5);
}

/** Returns a name as part of a file name: July 12 (U13-U15) becomes july-12-u13-u15. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'tournament';
}
