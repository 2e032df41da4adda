import { dollars } from '../payment/fee.ts';
import type { ChangeKind } from './change-request.ts';

/** Facts about an open request, from which the consequences of granting it are told. */
export interface BeforeAnswer {
  readonly kind: ChangeKind;
  readonly playerName: string;
  readonly tournament: string;
  readonly toTournament: string | null;
  readonly teamName: string | null;
  /** Number of other players on the team. */
  readonly teammates: number;
  readonly isCaptain: boolean;
  /** Whether a parent or coach leads the team, and so remains when its last player leaves. */
  readonly isLedBeside: boolean;
  readonly isDrawn: boolean;
  readonly isRefundWanted: boolean;
  /** Whether anything has been paid. */
  readonly isPaid: boolean;
  /** Amount paid, else the amount owed, in US cents. */
  readonly amountCents: number;
  /** Whether either tournament has prices of its own. */
  readonly isOtherPrice?: boolean;
  readonly paymentReference: string;
}

/** Returns the consequences of granting a request, one sentence each. */
export function changeConsequences(before: BeforeAnswer): readonly string[] {
  const { kind, playerName, tournament, toTournament } = before;
  const leaves =
    kind === 'withdrawal'
      ? `${playerName} is withdrawn from ${tournament}.`
      : `${playerName} plays in ${toTournament} instead of ${tournament}, as a free agent.`;
  return [leaves, ...money(before), ...team(before)];
}

function money(before: BeforeAnswer): readonly string[] {
  const { kind, isPaid, amountCents, isRefundWanted, paymentReference } = before;
  if (kind === 'transfer' && before.isOtherPrice && !isPaid)
    return [`What is owed there is the price of ${before.toTournament}.`];
  if (amountCents === 0) return [];
  const amount = dollars(amountCents);
  if (kind === 'transfer') return isPaid ? [`The ${amount} that were paid go along.`] : [`${amount} stay owed.`];
  if (!isPaid) return [`${amount} are owed no more.`];
  return isRefundWanted
    ? [`You send ${amount} back (${paymentReference}).`]
    : [`${amount} were paid and are not asked back (${paymentReference}).`];
}

function team({ teamName, teammates, isCaptain, isLedBeside, isDrawn }: BeforeAnswer): readonly string[] {
  if (teamName === null) return [];
  const drawn = isDrawn ? [`${teamName} is drawn: its games stay as they are.`] : [];
  if (teammates > 0 && isCaptain) return [`${teamName} needs another captain first.`, ...drawn];
  if (teammates > 0) return [`${teamName} has ${teammates} ${teammates === 1 ? 'player' : 'players'} left.`, ...drawn];
  return isDrawn || isLedBeside
    ? [`${teamName} has no player left.`, ...drawn]
    : [`${teamName} has no player left: its place is free.`];
}
