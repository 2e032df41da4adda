import { changesBetween } from '../audit/changes.ts';
import { type Phrase, said } from '../language/sentence.ts';
import { joinedName, phoneKey } from './person.ts';
import type { Player } from './player.ts';

/** Fields that identify a player or reach the family. Changing them needs the code from the mailbox on file. */
export const guardedFields = [
  'name',
  'birthYear',
  'email',
  'phone',
  'parentName',
  'parentEmail',
  'parentPhone',
] as const satisfies readonly (keyof Player)[];

export type GuardedField = (typeof guardedFields)[number];

export type GuardedValues = Partial<Pick<Player, GuardedField>>;

/** Names of the guarded fields for families. */
export const guardedFieldNames: Readonly<Record<GuardedField, Phrase>> = said({
  name: 'Name',
  birthYear: 'Birth year',
  email: 'Email',
  phone: 'Phone',
  parentName: 'Parent name',
  parentEmail: 'Parent email',
  parentPhone: 'Parent phone',
});

/** Guarded fields that change, with their values before and after. */
export interface GuardedChange {
  readonly from: GuardedValues;
  readonly to: GuardedValues;
}

/** Returns the guarded part of a change, or undefined when none of it is guarded. */
export function guardedChange(before: Player, wished: Player): GuardedChange | undefined {
  const { from, to } = changesBetween(guardedPart(before), guardedPart(wished));
  return Object.keys(to).length === 0 ? undefined : { from, to };
}

function guardedPart(player: GuardedValues): GuardedValues {
  return Object.fromEntries(guardedFields.map((field) => [field, player[field]]));
}

/** Returns the fields whose values differ in more than their spelling: capitals, accents, blanks, and the signs in a phone. */
export function differingFields(before: GuardedValues, wished: GuardedValues): readonly GuardedField[] {
  return guardedFields.filter(
    (field) => field in wished && folded(field, before[field]) !== folded(field, wished[field]),
  );
}

function folded(field: GuardedField, value: string | number | null | undefined): string {
  const written = String(value ?? '');
  if (field === 'name' || field === 'parentName') return joinedName(written);
  return field === 'phone' || field === 'parentPhone' ? phoneKey(written) : written.trim().toLowerCase();
}

/** Returns the mailboxes that are notified of a change: the player's and the parent's, once where they are equal. */
export function mailboxesOf({ email, parentEmail }: Pick<Player, 'email' | 'parentEmail'>): readonly string[] {
  const both = [email, parentEmail ?? ''].filter((address) => address !== '');
  return both.filter(
    (address, index) => both.findIndex((one) => one.toLowerCase() === address.toLowerCase()) === index,
  );
}
