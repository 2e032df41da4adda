import type { AuditedThing, AuditedValues, Proof } from '../../port/audit.ts';
import type { Role } from '../../rule/access/role.ts';
import type { SentMoment } from '../../rule/time/moment.ts';

/** Audit entry of one write or disclosure: actor, proof, action, values before and after, request, and rough origin. */
export interface AuditEntry {
  readonly id: number;
  readonly at: SentMoment;
  readonly who: string;
  readonly kind: string;
  readonly role: Role | null;
  readonly proved: Proof;
  readonly thing: AuditedThing;
  readonly recordId: number | null;
  readonly what: string;
  readonly from: AuditedValues | null;
  readonly to: AuditedValues | null;
  readonly requestId: string | null;
  readonly source: string | null;
}
