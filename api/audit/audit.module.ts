import { Global, Module } from '@nestjs/common';
import { AccessNotices } from '../../domain/port/access-notices.ts';
import { Audit } from '../../domain/port/audit.ts';
import { TellOwners } from '../../domain/use-case/session/tell-owners.ts';
import { Disclosures } from '../database/disclosures.ts';
import { adapterOf, readings } from '../database/providers.ts';
import { listController } from '../list/list-controller.ts';
import { AccessDeeds } from './access-deeds.ts';
import { AccessNewsController } from './access-news.controller.ts';
import { PostgresAccessNotices } from './postgres-access-notices.ts';
import { PostgresAudit } from './postgres-audit.ts';
import { auditList } from './postgres-audit-list.ts';
import { PostgresDisclosures } from './postgres-disclosures.ts';
import { WatchedCalls } from './watched-calls.ts';

const shared = [...adapterOf(Audit, PostgresAudit), ...adapterOf(Disclosures, PostgresDisclosures), WatchedCalls];

/** Audit module: records who wrote and who viewed what. */
@Global()
@Module({
  controllers: [AccessNewsController, listController(auditList)],
  providers: [...shared, ...adapterOf(AccessNotices, PostgresAccessNotices), ...readings(TellOwners), AccessDeeds],
  exports: shared,
})
export class AuditModule {}
