import type { Option } from '../form/choice.ts';
import type { Language } from '../language/language.ts';
import type { Letter } from '../mail/letter.ts';
import type { Player } from '../player/player.ts';
import { placeholderCaptain, type Team } from './team.ts';

/** Kinds of team leaders: the captain, who plays for it, or a parent or coach, who does not. */
const teamLeads = ['captain', 'parent', 'coach'] as const;

export type TeamLead = (typeof teamLeads)[number];

/** Role of a leader who does not play for the team. */
export type NonPlayingRole = Exclude<TeamLead, 'captain'>;

export const nonPlayingRoles: readonly Option<NonPlayingRole>[] = [
  { value: 'parent', label: 'A parent' },
  { value: 'coach', label: 'A coach' },
];

/** Person who leads a team, or is asked to, and has no place on its roster. */
export interface TeamPerson {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly role: NonPlayingRole;
  /** Language of their letters. */
  readonly language: Language;
}

/** Team's fields about its leader. */
export type Leading = Pick<
  Team,
  'ledBy' | 'captainId' | 'captainName' | 'captainEmail' | 'captainPhone' | 'captainLanguage'
>;

/** Returns the fields for a player of the roster as captain, with the contact data of their record. */
export function ledByCaptain({ id, name, email, phone, language }: Player): Leading {
  return {
    ledBy: 'captain',
    captainId: id,
    captainName: name,
    captainEmail: email,
    captainPhone: phone,
    captainLanguage: language,
  };
}

/** Returns the fields for a parent or coach as leader: no player is the captain, and no place of the roster is taken. */
export function leadByNonPlayer({ name, email, phone, role, language }: TeamPerson): Leading {
  return {
    ledBy: role,
    captainId: null,
    captainName: name,
    captainEmail: email,
    captainPhone: phone,
    captainLanguage: language,
  };
}

/** Returns the address of a letter to the captain. */
export function toCaptain(team: Pick<Team, 'captainEmail' | 'captainLanguage'>): Pick<Letter, 'to' | 'language'> {
  return { to: team.captainEmail, language: team.captainLanguage };
}

/** Fields of a team without a leader. */
export const ledByNobody: Leading = { ledBy: 'captain', captainId: null, ...placeholderCaptain };

type Contact = 'captainName' | 'captainEmail' | 'captainPhone';

/** Returns the contact of a team as an organizer states it, with placeholders for missing parts. */
export function contactBy({ captainName, captainEmail, captainPhone }: Readonly<Record<Contact, string | null>>) {
  return {
    captainName: captainName ?? placeholderCaptain.captainName,
    captainEmail: captainEmail ?? placeholderCaptain.captainEmail,
    captainPhone: captainPhone ?? placeholderCaptain.captainPhone,
  };
}

/** Tells whether the team's leader does not play for it. */
export function hasNonPlayingLeader({ ledBy }: Pick<Team, 'ledBy'>): boolean {
  return ledBy !== 'captain';
}

/** Tells whether the team has a leader, on its roster or beside it. */
export function isLed(team: Pick<Team, 'ledBy' | 'captainId'>): boolean {
  return team.captainId !== null || hasNonPlayingLeader(team);
}

/**
 * Tells whether two teams have the same leader: captains are compared by record, other leaders by address. Two
 * teams without a leader count as the same.
 */
export function isLedBySame(one: Leading, other: Leading): boolean {
  if (!hasNonPlayingLeader(one) && !hasNonPlayingLeader(other)) return one.captainId === other.captainId;
  const isSameAddress = one.captainEmail.toLowerCase() === other.captainEmail.toLowerCase();
  return hasNonPlayingLeader(one) && hasNonPlayingLeader(other) && isSameAddress;
}
