import type { InvitedOrganizer } from '../../domain/answer/session/listed-organizer.ts';
import { ShownOnce } from '../kit/shown-once.tsx';
import { words } from './organizer-words.ts';

/** A link that no letter can bring. */
export function HandOver({ invited, onClose }: { readonly invited: InvitedOrganizer; readonly onClose: () => void }) {
  return <ShownOnce said={words.link} of={invited.name} secret={invited.link ?? ''} onClose={onClose} />;
}
