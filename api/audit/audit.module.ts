import { Global, Module } from '@nestjs/common';
import { Audit } from '../../domain/port/audit.ts';
import { Disclosures } from '../database/disclosures.ts';
import { adapterOf } from '../database/providers.ts';
import { listController } from '../list/list-controller.ts';
import { PostgresAudit } from './postgres-audit.ts';
import { auditList } from './postgres-audit-list.ts';
import { PostgresDisclosures } from './postgres-disclosures.ts';
import { WatchedCalls } from './watched-calls.ts';

const shared = [...adapterOf(Audit, PostgresAudit), ...adapterOf(Disclosures, PostgresDisclosures), WatchedCalls];

/** Audit module: records who wrote and who viewed what. */
@Global()
@Module({
  controllers: [listController(auditList)],
  providers: [...shared],
  exports: shared,
})
export class AuditModule {}
