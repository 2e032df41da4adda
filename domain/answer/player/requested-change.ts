import type { Player } from '../../player/player.ts';
import { guardedFields, type PlayerChange } from '../../player/player-change.ts';
import { guardedFieldNames } from '../../use-case/player/change-letters.ts';

/** Requested change as shown on the page of the mailed link, to the reader of the address on file. */
export interface RequestedChange {
  readonly kind: 'confirm' | 'undo';
  readonly state: PlayerChange['state'];
  readonly playerName: string;
  readonly values: readonly { readonly name: string; readonly from: string | null; readonly to: string | null }[];
}

/** Returns a change field by field, with the values before and after. */
export function requestedChange(
  kind: RequestedChange['kind'],
  { name }: Player,
  change: PlayerChange,
): RequestedChange {
  const changed = guardedFields.filter((field) => field in change.to);
  const values = changed.map((field) => ({
    name: guardedFieldNames[field],
    from: inWords(change.from[field]),
    to: inWords(change.to[field]),
  }));
  return { kind, state: change.state, playerName: change.from.name ?? name, values };
}

function inWords(value: string | number | null | undefined): string | null {
  return value === undefined || value === null || value === '' ? null : String(value);
}
