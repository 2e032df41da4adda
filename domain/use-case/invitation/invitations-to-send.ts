import { type Answers, form } from '../../rule/form/form.ts';
import { largestId, wholeNumber } from '../../rule/form/whole-number.ts';
import { inviteEmails } from './invite-addresses.ts';

/** Form for a captain's invitations to a team. */
export const invitationsToSend = form({
  teamId: wholeNumber({ label: 'Team', from: 1, to: largestId, message: 'Valid team ID is required' }),
  emails: inviteEmails,
});

/** Form for a captain's invitations from the page of the team. */
export const emailsToInvite = form({ emails: inviteEmails });

export type InvitationsToSend = Answers<typeof invitationsToSend>;
