import { Injectable } from '@nestjs/common';
import { auditSentence } from '../../domain/answer/audit/audit-sentence.ts';
import { deeds } from '../../domain/answer/audit/deeds.ts';
import type { AuditedThing, AuditedWrite } from '../../domain/port/audit.ts';
import { TellOwners } from '../../domain/use-case/session/tell-owners.ts';
import { Settings } from '../process/settings.ts';
import { PostgresAccessNotices } from './postgres-access-notices.ts';

/** Kinds of records that give or show access; a call may note other things beside them. */
const things: readonly AuditedThing[] = ['organizer', 'api key', 'webhook', 'keeper link', 'player', 'message', 'site'];

/** Notifies the owners of audit entries about calls that create or show access, in the same transaction. */
@Injectable()
export class AccessDeeds {
  constructor(
    private readonly news: PostgresAccessNotices,
    private readonly settings: Settings,
    private readonly tellOwners: TellOwners,
  ) {}

  /** Returns whether an entry names a known deed, not merely the call it came from. */
  isOne({ thing, what }: AuditedWrite): boolean {
    return things.includes(thing) && Object.hasOwn(deeds[thing], what);
  }

  async tell(auditId: number): Promise<void> {
    const line = await this.news.entry(auditId);
    if (line === undefined) throw new Error('An entry of the audit is not there');
    await this.tellOwners.run({
      auditId,
      sentence: auditSentence(line),
      formerOwnerId: line.from?.role === 'owner' ? line.recordId : null,
      isMailed: this.settings.smtpUrl !== undefined,
    });
  }
}
