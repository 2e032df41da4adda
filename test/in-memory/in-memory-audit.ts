import { Audit, type AuditedWrite } from '../../domain/port/audit.ts';

export class InMemoryAudit extends Audit {
  readonly writes: AuditedWrite[] = [];

  override async note(write: AuditedWrite): Promise<void> {
    this.writes.push(write);
  }
}
