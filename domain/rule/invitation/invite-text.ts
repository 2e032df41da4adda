import type { Language } from '../language/language.ts';
import { asPlaceholderValue, type Place, type Sentence, said, translate } from '../language/sentence.ts';
import { dollars } from '../payment/fee.ts';
import { dateInWords } from '../time/date-in-words.ts';
import { isOfAnotherYear, nameOfTournament } from '../tournament/tournament-name.ts';

/** Content of an invitation: the team, where it plays, the link, and the fee in US cents. */
export interface Invite {
  readonly team: string;
  readonly tournament: string | null;
  /** Tournament with the team's bracket, where the tournament's name alone does not say it. */
  readonly label?: string;
  readonly date: string | null;
  readonly link: string;
  readonly feeCents: number;
  /** Present where the fee is an early price: its last day in words, and the price after it. */
  readonly early?: { readonly until: string; readonly thenCents: number } | undefined;
}

/** Returns the email that a captain sends from their own mail program (registration specification, section 9). */
export function inviteEmail(invite: Invite): { readonly subject: string; readonly body: string } {
  const [call, ...others] = inviteSentences(invite, 'en').map((sentence) => translate(sentence));
  return {
    subject: translate(inviteSubject(invite)),
    body: [call, `Click here to join: ${invite.link}`, ...others].join('\n\n'),
  };
}

/** Returns the subject of an invitation. */
export function inviteSubject({
  team,
  tournament,
  date,
}: { readonly team: Place } & Pick<Invite, 'tournament' | 'date'>): Sentence {
  return said('Join {team} - {tournament}', { team, tournament: inviteTitle(tournament, date) });
}

/** Returns the sentences of an invitation beside its link: who invites to what, when and where, what it costs, and goodbye. */
export function inviteSentences(invite: Invite, language: Language): readonly [Sentence, Sentence, Sentence, Sentence] {
  const title = inviteTitle(invite.tournament, invite.date);
  return [
    said("You're invited to join {team} for the {tournament}!", { team: invite.team, tournament: title }),
    said('Tournament details:\nName: {name}\nDate: {date}\nLocation: Indoor turf locations across North & Central NJ', {
      name: nameOfTournament(invite.label ?? invite.tournament ?? title, invite.date),
      date: invite.date === null ? asPlaceholderValue('To be announced') : dateInWords(invite.date, language),
    }),
    costs(invite),
    said('See you on the field!'),
  ];
}

function costs({ feeCents, early }: Invite): Sentence {
  const amount = dollars(feeCents);
  if (early === undefined) return said('Format: 3vs3 soccer\nRegistration fee: {amount} per player', { amount });
  const { until, thenCents } = early;
  return said('Format: 3vs3 soccer\nRegistration fee: {amount} per player until {until}, then {regular}', {
    amount,
    until,
    regular: dollars(thenCents),
  });
}

/** Returns the text message that a captain sends from their own phone; the date follows the title where it is known. */
export function inviteSms(invite: Invite): string {
  return `${inviteLine(invite)} ${invite.link}`;
}

/** Returns the same text without the link, for a phone that shares both side by side. */
export function inviteLine({ team, tournament, date }: Invite): string {
  const title = inviteTitle(tournament, date);
  return translate(
    date === null
      ? said('Join {team} for the {title}!', { team, title })
      : said('Join {team} for the {title} ({date})!', { team, title, date }),
  );
}

/** Returns a link that opens the mail program with everything filled in; several recipients are in one list. */
export function mailtoLink(recipients: readonly string[], { subject, body }: ReturnType<typeof inviteEmail>): string {
  const to = recipients.map((address) => encodeURIComponent(address).replace('%40', '@')).join(',');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
}

/** Returns a link that opens the text program; `?&` is read by both kinds of phone. */
export function smsLink(phones: readonly string[], body: string): string {
  const to = phones.map((phone) => phone.replace(/[^\d+]/g, '')).join(',');
  return `sms:${to}?&body=${encodeURIComponent(body)}`;
}

/** Returns a link that opens WhatsApp with the text filled in; the sender chooses the recipient there. */
export function whatsAppLink(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/** Name of a tournament without one, in an invitation. */
const series = '3V3 Summer Series Challenge';

/**
 * Returns the tournament's title in an invitation (registration specification, section 9): the two cups of 2025 by
 * their names, other days of July and August as part of the summer series, and any later tournament by its own
 * name.
 */
export function inviteTitle(tournament: string | null, date: string | null): string {
  const name = nameOfTournament(tournament ?? '', date);
  if (name === '') return series;
  const isCup = !isOfAnotherYear(name, date);
  if (isCup && /july cup/i.test(name)) return '3V3 July Cup 2025';
  if (isCup && /august cup/i.test(name)) return '3V3 August Cup 2025';
  return /july|august/i.test(name) ? `Summer Series Challenge - ${name}` : name;
}
