import type { AuditEntry } from '../../domain/answer/audit/audit-entry.ts';

/** The resource whose page shows a record of the audit. */
const resources: Partial<Readonly<Record<AuditEntry['thing'], string>>> = {
  team: 'teams',
  player: 'players',
  registration: 'tournament-registrations',
  waiver: 'tournament-registrations',
  tournament: 'tournaments',
  bracket: 'tournaments',
};

/** Where the record of an entry is shown; nothing for what has no page, or is gone by this very entry. */
export function pageOf({ thing, recordId, what }: Pick<AuditEntry, 'thing' | 'recordId' | 'what'>): string | undefined {
  const resource = resources[thing];
  if (resource === undefined || recordId === null || /^(deleted|erased)/.test(what)) return undefined;
  return `/${resource}/${recordId}/show`;
}
