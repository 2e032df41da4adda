import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { Right } from '../transport/right.ts';
import { Dialog } from './dialog.tsx';

interface RightEndedProps {
  readonly right: Right;
  readonly title: string;
  readonly text: string;
  /** The way back in. */
  readonly children: ReactNode;
}

/** Says over the page that the right it works under has ended, and offers the way back in: what was typed there stays. */
export function RightEndedDialog({ right, title, text, children }: RightEndedProps) {
  const hasEnded = useSyncExternalStore(right.subscribe, right.hasEnded);
  useEffect(() => right.resume, [right]);
  if (!hasEnded) return null;
  return (
    <Dialog title={title} onClose={right.resume}>
      <p role="status">{text}</p>
      {children}
    </Dialog>
  );
}
