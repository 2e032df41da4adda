import type { AuditEntry } from '../../domain/answer/audit/audit-entry.ts';

/** Resources whose pages show the records of the audit log. */
const resources: Partial<Readonly<Record<AuditEntry['thing'], string>>> = {
  team: 'teams',
  player: 'players',
  registration: 'tournament-registrations',
  waiver: 'tournament-registrations',
  tournament: 'tournaments',
  bracket: 'tournaments',
};

/** Returns the path of an entry's record, or undefined if it has no page or was removed by this entry. */
export function pageOf({ thing, recordId, what }: Pick<AuditEntry, 'thing' | 'recordId' | 'what'>): string | undefined {
  const resource = resources[thing];
  if (resource === undefined || recordId === null || /^(deleted|erased)/.test(what)) return undefined;
  return `/${resource}/${recordId}/show`;
}
