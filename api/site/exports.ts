import type { Audit } from '../../domain/audit/audit.ts';
import { Refusal } from '../../domain/refusal/refusal.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { easternDay } from '../../domain/time/eastern.ts';
import type { Listing } from '../database/listing.ts';
import type { Lists } from '../database/lists.ts';
import type { ListQuery } from '../http/list-query.ts';
import { tournamentList } from '../tournament/postgres-tournament-list.ts';
import { csvOf } from './csv.ts';
import { exportFiles } from './export-files.ts';

/** A file to be saved. */
export interface SavedFile {
  readonly name: string;
  readonly text: string;
}

/** The lists of the back office as files, each taking noted in the audit. */
export class Exports {
  constructor(
    private readonly lists: Lists,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async file<Row extends object>(listing: Listing<Row>, query: ListQuery): Promise<SavedFile> {
    const file = exportFiles[listing.resource];
    if (file === undefined) throw new Refusal('not-found', 'There is no file of this list');
    const { rows } = await this.lists.page(listing, { ...query, range: undefined });
    const name = `${await this.stem(listing, file.stem, query)}_${easternDay(this.clock.now())}.csv`;
    const to = { name, rows: rows.length, filter: query.filter };
    await this.audit.note({ thing: 'export', recordId: null, what: `${listing.resource} exported`, to });
    return { name, text: csvOf(file.columns, rows) };
  }

  /** teams_all, or teams_ and the tournament that the list was narrowed to; a list that knows none says neither. */
  private async stem<Row extends object>({ filters, resource }: Listing<Row>, stem: string, { filter }: ListQuery) {
    if (!('tournamentId' in filters) || resource === tournamentList.resource) return stem;
    const { tournamentId } = filter;
    const asked = Array.isArray(tournamentId) && tournamentId.length === 1 ? tournamentId[0] : tournamentId;
    if (asked === undefined || asked === null || asked === '') return `${stem}_all`;
    if (Array.isArray(asked)) return `${stem}_several`;
    const { name } = { name: '', ...(await this.lists.one(tournamentList, Number(asked))) };
    return `${stem}_${slugOf(String(name))}`;
  }
}

/** A name as a part of a file's name: July 12 (U13-U15) is july-12-u13-u15. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'tournament';
}
