import type { ConfirmedRecord } from '../../domain/answer/player/confirmed-record.ts';
import type { PendingChange as Pending, PlayerRecord } from '../../domain/answer/player/player-record.ts';
import { ContactCode } from './contact-code.tsx';

import { words } from './words.ts';

interface PendingChangeProps {
  readonly player: PlayerRecord;
  readonly pending: Pending;
  readonly onConfirmed: (player: ConfirmedRecord) => void;
}

/** What the family has asked for, and where it is confirmed: by the link that was mailed there, or by a code. */
export function PendingChange({ player, pending, onConfirmed }: PendingChangeProps) {
  const { fields, confirmAt } = pending;
  if (confirmAt === null) return <p role="note">{words.pending.byHand(fields)}</p>;
  return <ContactCode player={player} lead={words.pending.mailed(fields, confirmAt)} onConfirmed={onConfirmed} />;
}
