import { type Invite, inviteEmail } from '../../domain/rule/invitation/invite-text.ts';

/** Returns the invitation that a captain sends from an own mail program. */
export const inviteMail = (invite: Invite): ReturnType<typeof inviteEmail> => inviteEmail(invite);
