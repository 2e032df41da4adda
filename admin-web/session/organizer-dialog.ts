import type { ListedOrganizer } from '../../domain/answer/session/listed-organizer.ts';

/** Props of a dialog about one account. */
export interface OrganizerDialogProps {
  readonly organizer: ListedOrganizer;
  readonly onClose: () => void;
}
