import { Global, Module } from '@nestjs/common';
import { Audit } from '../../domain/port/audit.ts';
import { adapterOf } from '../database/providers.ts';
import { listController } from '../list/list-controller.ts';
import { PostgresAudit } from './postgres-audit.ts';
import { auditList } from './postgres-audit-list.ts';

/** What other modules find here. */
const shared = [...adapterOf(Audit, PostgresAudit)];

/** What organizers and score keepers have written. */
@Global()
@Module({
  controllers: [listController(auditList)],
  providers: [...shared],
  exports: shared,
})
export class AuditModule {}
