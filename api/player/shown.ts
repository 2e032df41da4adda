import type { AuditedWrite } from '../../domain/port/audit.ts';

/** A line of the audit: somebody was shown a player's record, or what a search has found. */
export function shown(recordId: number | null, to: object): AuditedWrite {
  return { thing: 'player', recordId, what: 'shown', to };
}
