import type { AuditEntry } from '../../domain/answer/audit/audit-entry.ts';
import { dollars } from '../../domain/rule/payment/fee.ts';
import { dayAndTimeOf } from '../time/eastern-time.ts';

/** Returns what an entry changed, field by field: "current club: None → Ironbound SC". */
export function changesInWords({ from, to }: Pick<AuditEntry, 'from' | 'to'>): readonly string[] {
  const names = [...new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})])];
  return names.flatMap((name) => changeOf(name, from?.[name], to?.[name]));
}

/** Describes a change; an added or removed value is named alone, and an empty one that stays empty is left out. */
function changeOf(name: string, from: unknown, to: unknown): readonly string[] {
  const [was, is] = [inWords(name, from), inWords(name, to)];
  if (was === is) return [];
  return [`${fieldInWords(name)}: ${was === '' || is === '' ? was || is : `${was} → ${is}`}`];
}

/** Returns the name of a field as people say it: current club, amount. */
function fieldInWords(name: string): string {
  const words = name.replace(/Cents$/, '').replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ');
  return words.toLowerCase().replace(/ id$/, '');
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function inWords(name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return name.endsWith('Cents') ? dollars(value) : String(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  return instant.test(value) ? (dayAndTimeOf(value) ?? value) : value;
}
