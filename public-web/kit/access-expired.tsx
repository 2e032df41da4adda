import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { Access } from '../transport/access.ts';
import { Dialog } from './dialog.tsx';

interface RightEndedProps {
  readonly right: Access;
  readonly title: string;
  readonly text: string;
  /** Form with which access is regained. */
  readonly children: ReactNode;
}

/** Dialog that the access of the page has expired, with the form to regain it; typed text on the page is kept. */
export function AccessExpiredDialog({ right, title, text, children }: RightEndedProps) {
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
