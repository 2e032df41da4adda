import { isReachable, type Letter } from '../mail/letter.ts';
import type { Player } from '../player/player.ts';
import { placeholderCaptain, type Team } from './team.ts';

/** Address, name and phone of whoever gets a team's letters and its link; as specified, they bear the captain's name. */
type Contact = Pick<Team, 'captainName' | 'captainEmail' | 'captainPhone'>;

/** Team's fields about its captain and its contact. */
export type Captaincy = Contact & Pick<Team, 'captainId' | 'captainLanguage'>;

/** Returns the fields for a player of the roster as captain, who is the contact as well. */
export function captainedBy({ id, name, email, phone, language }: Player): Captaincy {
  return { captainId: id, captainName: name, captainEmail: email, captainPhone: phone, captainLanguage: language };
}

/** Fields of a team without a captain or a contact. */
export const noCaptain: Captaincy = { captainId: null, ...placeholderCaptain };

/** Returns the contact that an organizer writes, a coach's for instance; missing parts are the captain's own, else placeholders. */
export function contactBy(
  { captainName, captainEmail, captainPhone }: Readonly<Record<keyof Contact, string | null>>,
  captain?: Player,
): Contact {
  const own = captain === undefined ? placeholderCaptain : captainedBy(captain);
  return {
    captainName: captainName ?? own.captainName,
    captainEmail: captainEmail ?? own.captainEmail,
    captainPhone: captainPhone ?? own.captainPhone,
  };
}

/** Returns the address of a letter to a team's contact. */
export function toCaptain(team: Pick<Team, 'captainEmail' | 'captainLanguage'>): Pick<Letter, 'to' | 'language'> {
  return { to: team.captainEmail, language: team.captainLanguage };
}

/** Tells whether letters about the team reach somebody: its captain, or the contact that an organizer wrote. */
export function hasContact({ captainEmail }: Pick<Team, 'captainEmail'>): boolean {
  return isReachable({ to: captainEmail });
}

/** Tells whether the team's contact is this player, not somebody else whom an organizer wrote. */
export function isContact({ captainEmail }: Pick<Team, 'captainEmail'>, { email }: Pick<Player, 'email'>): boolean {
  return captainEmail.toLowerCase() === email.toLowerCase();
}

/** Tells whether none of these letters goes to the team's contact, who is therefore told separately. */
export function missesContact(team: Pick<Team, 'captainEmail'>, letters: readonly Letter[]): boolean {
  return hasContact(team) && !letters.some(({ to }) => isContact(team, { email: to }));
}

/** Tells whether two teams have the same captain; of teams without one, whether they have the same contact. */
export function hasSameCaptain(one: Captaincy, other: Captaincy): boolean {
  if (one.captainId !== null || other.captainId !== null) return one.captainId === other.captainId;
  return isContact(one, { email: other.captainEmail });
}
