import type { CheckInState } from '../../domain/answer/check-in/check-in-list.ts';
import { dollars } from '../../domain/rule/payment/fee.ts';

/** Returns whether a player is here and nothing is missing. */
export const isComplete = ({ checkedInAt, owedCents, waiver }: CheckInState): boolean =>
  checkedInAt !== null && owedCents === 0 && waiver === 'confirmed';

/** Returns how a roster stands: "4 of 5 here, 1 owes $40, 1 unsigned". */
export function standing(players: readonly CheckInState[]): string {
  const here = players.filter(({ checkedInAt }) => checkedInAt !== null).length;
  const owing = players.filter(({ owedCents }) => owedCents > 0);
  const unsigned = players.filter(({ waiver }) => waiver !== 'confirmed').length;
  const owed = dollars(owing.reduce((sum, { owedCents }) => sum + owedCents, 0));
  return [
    `${here} of ${players.length} here`,
    ...(owing.length === 0 ? [] : [`${owing.length} ${owing.length === 1 ? 'owes' : 'owe'} ${owed}`]),
    ...(unsigned === 0 ? [] : [`${unsigned} unsigned`]),
  ].join(', ');
}
