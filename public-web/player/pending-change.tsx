import type { ConfirmedRecord } from '../../domain/answer/player/confirmed-record.ts';
import type { PendingChange as Pending, PlayerRecord } from '../../domain/answer/player/player-record.ts';
import { ContactCode } from './contact-code.tsx';
import { words } from './words.ts';

interface PendingChangeProps {
  readonly player: PlayerRecord;
  readonly pending: Pending;
  readonly onConfirmed: (player: ConfirmedRecord) => void;
}

/** Requested change with the way to confirm it: the mailed link, or a code. */
export function PendingChange({ player, pending, onConfirmed }: PendingChangeProps) {
  const { fields, confirmAt } = pending;
  if (confirmAt === null) return <p role="note">{words.pending.byHand(fields)}</p>;
  return <ContactCode player={player} lead={words.pending.mailed(fields, confirmAt)} onConfirmed={onConfirmed} />;
}
