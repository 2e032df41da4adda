import type { AuditedThing } from '../../port/audit.ts';
import { deeds } from './deeds.ts';

/** Present names of the people and things in an entry; null for none, and for those no longer on file. */
export interface AuditNames {
  readonly subject: string | null;
  readonly family: string | null;
  readonly captainOf: string | null;
  readonly team: string | null;
  readonly fromTeam: string | null;
  readonly player: string | null;
  readonly captain: string | null;
  readonly tournament: string | null;
  readonly fromTournament: string | null;
  readonly toTournament: string | null;
}

/** Parts of an audit entry from which its sentence is made. */
export interface AuditSentenceParts {
  readonly who: string;
  readonly thing: AuditedThing;
  readonly recordId: number | null;
  readonly what: string;
  readonly from: Values | null;
  readonly to: Values | null;
  readonly names: AuditNames;
}

type Values = Readonly<Record<string, unknown>>;

/** Returns an audit entry as a sentence: "kit moved Union City Ultras from U10-U12 to U13-U15". */
export function auditSentence(entry: AuditSentenceParts): string {
  return `${whoOf(entry)} ${deedOf(entry)}`;
}

/** Returns the actor. Families and captains are stored by number, and named as long as they are on file. */
function whoOf({ who, names: { family, captainOf } }: AuditSentenceParts): string {
  if (family !== null) return `the family of ${family}`;
  return captainOf === null ? who : `the captain of ${captainOf}`;
}

function deedOf(entry: AuditSentenceParts): string {
  const { thing, what, to } = entry;
  const known = deeds[thing][what];
  if (known === '') return changed(entry);
  if (what === 'shown' && typeof to?.rows === 'number' && entry.recordId === null) return looked(thing, to.rows);
  if (known !== undefined) return filled(known, entry);
  if (thing === 'export')
    return `took the list of ${what.replace(/ exported$/, '').replaceAll('-', ' ')} out as a file`;
  if (what === 'refused' || what === 'not found') return refused(entry);
  const done = /^[A-Z]+ \//.test(what) ? `called ${what}` : `noted “${what}”`;
  return entry.recordId === null ? done : `${done} about ${subjectOf(entry)}`;
}

const looked = (thing: AuditedThing, rows: number): string =>
  `looked at ${rows === 1 ? `1 ${thing}` : `${rows.toLocaleString('en-US')} ${thing}s`} with contacts`;

function refused({ what, to }: AuditSentenceParts): string {
  const call = String(to?.call ?? 'a call');
  const times = typeof to?.times === 'number' && to.times > 1 ? `, ${to.times} times` : '';
  return what === 'refused' ? `was refused ${call} (${to?.status ?? ''}${times})` : `found nothing by ${call}${times}`;
}

/** Returns the name of a record, even if it is no longer on file. */
function subjectOf({ thing, recordId, names, from, to }: AuditSentenceParts): string {
  const written = [from?.name, to?.name].find((name) => typeof name === 'string');
  return (
    names.subject ??
    (written !== undefined ? String(written) : recordId === null ? `the ${thing}` : `${thing} ${recordId}`)
  );
}

function filled(deed: string, entry: AuditSentenceParts): string {
  const { names } = entry;
  const said: Readonly<Record<string, string>> = {
    it: subjectOf(entry),
    team: names.team ?? 'a team',
    fromTeam: names.fromTeam ?? 'a team',
    player: names.player ?? 'a player',
    captain: names.captain ?? 'nobody',
    tournament: names.tournament ?? 'a tournament',
    fromTournament: names.fromTournament ?? 'a tournament',
    toTournament: names.toTournament ?? 'a tournament',
  };
  return deed.replace(/\{(\w+)\}/g, (_, place: string) => said[place] ?? '');
}

/** Returns whether a field holds contact details, whose values are shown on demand only. */
const isContact = (field: string): boolean => /email|phone|parent|contact|name$/i.test(field) && field !== 'name';

const longestValue = 60;

function changed(entry: AuditSentenceParts): string {
  const { from, to } = entry;
  const it = subjectOf(entry);
  const fields = [...new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})])];
  const [field] = fields;
  if (field === undefined) return `saved ${it} unchanged`;
  if (fields.length > 1) return `changed ${fieldsInWords(fields)} of ${it}`;
  const [was, is] = [shortOf(from?.[field]), shortOf(to?.[field])];
  if (was === undefined || is === undefined || isContact(field)) return `changed ${inWords(field)} of ${it}`;
  if (field === 'ageBracket') return `moved ${it} from ${was} to ${is}`;
  if (field === 'name') return `renamed ${was} to ${is}`;
  return `changed ${inWords(field)} of ${it} from ${was} to ${is}`;
}

/** Returns a value short enough for a sentence, or undefined. */
function shortOf(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  return text !== undefined && text.length <= longestValue ? text : undefined;
}

/** Splits a field's name into words: "age bracket" for ageBracket. */
const inWords = (field: string): string => field.replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const mostFields = 4;

function fieldsInWords(fields: readonly string[]): string {
  const named = fields.slice(0, mostFields).map(inWords);
  const left = fields.length - named.length;
  const all = left > 0 ? [...named, `${left} more`] : named;
  return `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}
