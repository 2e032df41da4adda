import { type Invite, inviteEmail } from '../../domain/invitation/invite-text.ts';

/** What a captain sends from the own mail program. */
export const inviteMail = (invite: Invite): ReturnType<typeof inviteEmail> => inviteEmail(invite);
