import { Injectable } from '@nestjs/common';
import { type DuplicatesPage, duplicatePairs, mergeView } from '../../domain/answer/duplicate/duplicates-view.ts';
import { likeliestFirst } from '../../domain/duplicate/likeness.ts';
import { Audit } from '../../domain/port/audit.ts';
import { Clock } from '../../domain/port/clock.ts';
import { Duplicates } from '../../domain/port/duplicates.ts';
import { hoursToUndo } from '../../domain/use-case/duplicate/undo-merge.ts';
import { Database } from '../database/database.ts';

const perPage = 20;

/** Pairs that the indexes find and the rule confirms; views of their contacts are noted in the audit. */
@Injectable()
export class LikelyDuplicates {
  constructor(
    private readonly database: Database,
    private readonly duplicates: Duplicates,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  page(page: number, playerId: number | null): Promise<DuplicatesPage> {
    return this.database.inTransaction(async () => {
      const all = likeliestFirst(await this.duplicates.candidates(playerId));
      const shown = all.slice((page - 1) * perPage, page * perPage);
      const ids = [...new Set(shown.flatMap(({ one, other }) => [one.id, other.id]))];
      const filed = await this.duplicates.filed(ids);
      if (ids.length > 0)
        await this.audit.note({ thing: 'player', recordId: null, what: 'shown', to: { rows: ids.length, ids } });
      const since = new Date(this.clock.now().getTime() - hoursToUndo * 3_600_000);
      const merges = (await this.duplicates.since(since)).map(mergeView);
      return { total: all.length, page, perPage, pairs: duplicatePairs(shown, filed), merges };
    });
  }
}
