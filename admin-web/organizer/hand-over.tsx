import type { InvitedOrganizer } from '../../domain/answer/organizer/listed-organizer.ts';
import { invitationDays } from '../../domain/rule/organizer/account.ts';
import { OneTimeSecret } from '../kit/one-time-secret.tsx';

/** Dialog with a link to hand over, because the site sends no mail. */
export function HandOver({ invited, onClose }: { readonly invited: InvitedOrganizer; readonly onClose: () => void }) {
  return (
    <OneTimeSecret
      said={{
        title: 'Hand over this link',
        once: `No mail server is set up, so no letter leaves. Give this link to them yourself: it is shown once, and works once, within ${invitationDays} days.`,
        label: 'Link of the invitation',
        copy: 'Copy Link',
        copied: 'Link copied',
        notCopied: 'Could not copy: please select the link',
        close: 'Done',
      }}
      of={invited.name}
      secret={invited.link ?? ''}
      onClose={onClose}
    />
  );
}
