import { dollars } from '../payment/fee.ts';
import { nameOfTournament } from '../tournament/tournament-name.ts';
import { inviteTitle } from './invite-title.ts';

/** What an invitation tells: the team, where it plays, the link, and the fee in US cents. */
export interface Invite {
  readonly team: string;
  readonly tournament: string | null;
  readonly date: string | null;
  readonly link: string;
  readonly feeCents: number;
}

const place = 'Indoor turf locations across North & Central NJ';

/** The e-mail a captain sends from the own mail program (registration specification, section 9). */
export function inviteEmail(invite: Invite): { readonly subject: string; readonly body: string } {
  const title = inviteTitle(invite.tournament);
  return {
    subject: `Join ${invite.team} - ${title}`,
    body: [
      `You're invited to join ${invite.team} for the ${title}!`,
      `Click here to join: ${invite.link}`,
      [
        'Tournament details:',
        `Name: ${nameOfTournament(invite.tournament ?? title)}`,
        `Date: ${invite.date ?? 'To be announced'}`,
        `Location: ${place}`,
      ].join('\n'),
      `Format: 3vs3 soccer\nRegistration fee: ${dollars(invite.feeCents)} per player`,
      'See you on the field!',
    ].join('\n\n'),
  };
}

/** The text message a captain sends from the own phone; the date stands behind the title where it is known. */
export function inviteSms(invite: Invite): string {
  const suffix = invite.date === null ? '' : ` (${invite.date})`;
  return `Join ${invite.team} for the ${inviteTitle(invite.tournament)}${suffix}! ${invite.link}`;
}

/** A link that opens the mail program with everything filled in; several recipients stand in one list. */
export function mailtoLink(recipients: readonly string[], { subject, body }: ReturnType<typeof inviteEmail>): string {
  const to = recipients.map((address) => encodeURIComponent(address).replace('%40', '@')).join(',');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
}

/** A link that opens the text program; `?&` is read by both kinds of phone. */
export function smsLink(phones: readonly string[], body: string): string {
  const to = phones.map((phone) => phone.replace(/[^\d+]/g, '')).join(',');
  return `sms:${to}?&body=${encodeURIComponent(body)}`;
}
