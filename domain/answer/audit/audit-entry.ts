import type { AuditedThing, Proof } from '../../port/audit.ts';
import type { Role } from '../../session/role.ts';
import type { SentMoment } from '../../time/moment.ts';

/** What something was, or became, by the names of what has changed. */
export interface AuditedValues {
  readonly [name: string]: unknown;
}

/** One write or disclosure as organizers read it: who, how proved, what, from, to, by which request, from roughly where. */
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
  /** All of it as one would say it; families and teams by the names they have now. */
  readonly sentence: string;
}
