import { useState } from 'react';
import type { ConfirmedRecord } from '../../domain/answer/player/player-record.ts';
import type { ChecklistEntry, checklistSteps } from '../../domain/rule/registration/checklist.ts';
import { ContactCode } from '../player/contact-code.tsx';
import { words as player } from '../player/words.ts';
import { words } from './success-words.ts';

interface SignNowProps {
  readonly signsByCode: number | null;
  readonly checklist: readonly ChecklistEntry[];
  /** Opens the waiver. */
  readonly onOpen: (path: string) => void;
}

const stateOf: Partial<Record<(typeof checklistSteps)[number], 'unsigned' | 'claimed'>> = {
  'sign-waiver': 'unsigned',
  'confirm-waiver': 'claimed',
};

/** Way to the waiver right after a registration, by a code from the mailbox of whoever signs. */
export function SignNow({ signsByCode: id, checklist, onOpen }: SignNowProps) {
  const [isElsewhere, setElsewhere] = useState(false);
  const state = checklist.flatMap(({ step, isDone }) => (isDone ? [] : (stateOf[step] ?? [])))[0];
  if (id === null || state === undefined) return null;
  if (isElsewhere) return <p role="status">{words.signedElsewhere}</p>;
  const { lead, send, open } = player.id.behindCode;
  const onConfirmed = ({ sealedWaiver }: ConfirmedRecord) =>
    sealedWaiver === null ? setElsewhere(true) : onOpen(`/waiver/${encodeURIComponent(sealedWaiver)}`);
  const labels = { send: send[state], confirm: open };
  return <ContactCode player={{ id }} lead={lead[state]} labels={labels} onConfirmed={onConfirmed} />;
}
