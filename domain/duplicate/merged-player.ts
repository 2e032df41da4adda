import { phoneKey } from '../player/person.ts';
import type { Player } from '../player/player.ts';
import { detailNames } from '../player/player-details.ts';

/** Fields that may differ between two records of one person, in the order in which they are shown. */
export const mergedFields = [
  'name',
  'birthYear',
  'phone',
  'email',
  'parentName',
  'parentEmail',
  'parentPhone',
  'skillLevel',
  'currentClub',
  ...detailNames,
  'language',
] as const satisfies readonly (keyof Player)[];

export type MergedField = (typeof mergedFields)[number];

/** Returns the fields in which two records differ; spelling variants of phones and emails do not count. */
export function differingFields(kept: Player, gone: Player): readonly MergedField[] {
  return mergedFields.filter((field) => comparable(field, kept) !== comparable(field, gone));
}

/** Returns the fields taken from the removed record by default: those that the kept record lacks. */
export function usualTakes(kept: Player, gone: Player): readonly MergedField[] {
  return differingFields(kept, gone).filter((field) => isMissing(field, kept) && !isMissing(field, gone));
}

/** Returns the kept record with the fields taken from the removed one. It is a test record only if both were. */
export function mergedPlayer(kept: Player, gone: Player, takes: readonly MergedField[]): Player {
  const taken = Object.fromEntries(takes.map((field) => [field, gone[field]]));
  return { ...kept, ...taken, isTest: kept.isTest && gone.isTest };
}

function isMissing(field: MergedField, player: Player): boolean {
  const value = player[field];
  return value === null || value === '' || (field === 'currentClub' && player.currentClub.toLowerCase() === 'none');
}

function comparable(field: MergedField, player: Player): string {
  const value = String(player[field] ?? '');
  if (field === 'phone' || field === 'parentPhone') return phoneKey(value);
  return field === 'email' || field === 'parentEmail' ? value.toLowerCase() : value;
}
