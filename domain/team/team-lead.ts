import type { Option } from '../form/choice.ts';
import type { Language } from '../language/language.ts';
import type { Letter } from '../mail/letter.ts';
import type { Player } from '../player/player.ts';
import { placeholderCaptain, type Team } from './team.ts';

/** Who leads a team: its captain, who plays for it, or a parent or coach, who does not. */
export const teamLeads = ['captain', 'parent', 'coach'] as const;

export type TeamLead = (typeof teamLeads)[number];

/** As what somebody leads a team without playing for it. */
export type LeadBeside = Exclude<TeamLead, 'captain'>;

export const leadsBeside: readonly Option<LeadBeside>[] = [
  { value: 'parent', label: 'A parent' },
  { value: 'coach', label: 'A coach' },
];

/** Somebody who leads a team, or is asked to, and has no place on its roster. */
export interface TeamPerson {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly role: LeadBeside;
  /** The language in which they read what we write. */
  readonly language: Language;
}

/** What a team says of whoever leads it. */
export type Leading = Pick<
  Team,
  'ledBy' | 'captainId' | 'captainName' | 'captainEmail' | 'captainPhone' | 'captainLanguage'
>;

/** A player of the roster leads the team, and is reached as their record says. */
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

/** A parent or coach leads the team: no player is its captain, and no place of the roster is taken. */
export function ledBeside({ name, email, phone, role, language }: TeamPerson): Leading {
  return {
    ledBy: role,
    captainId: null,
    captainName: name,
    captainEmail: email,
    captainPhone: phone,
    captainLanguage: language,
  };
}

/** Whose a letter to the captain is: a player without an address has it in the post tray. */
export function toCaptain(
  team: Pick<Team, 'captainId' | 'captainEmail' | 'captainLanguage'>,
): Pick<Letter, 'to' | 'language' | 'playerId'> {
  return { to: team.captainEmail, language: team.captainLanguage, playerId: team.captainId };
}

/** Nobody leads the team until somebody is named. */
export const ledByNobody: Leading = { ledBy: 'captain', captainId: null, ...placeholderCaptain };

/** Whether whoever leads the team does not play for it. */
export function isLedBeside({ ledBy }: Pick<Team, 'ledBy'>): boolean {
  return ledBy !== 'captain';
}

/** Whether there is somebody who leads the team, on its roster or beside it. */
export function isLed(team: Pick<Team, 'ledBy' | 'captainId'>): boolean {
  return team.captainId !== null || isLedBeside(team);
}

/**
 * Whether two teams are led by the same person: a captain is known by the record, whoever does not play by the address. Of
 * two teams that nobody leads yet nothing else is known.
 */
export function isLedBySame(one: Leading, other: Leading): boolean {
  if (!isLedBeside(one) && !isLedBeside(other)) return one.captainId === other.captainId;
  const isSameAddress = one.captainEmail.toLowerCase() === other.captainEmail.toLowerCase();
  return isLedBeside(one) && isLedBeside(other) && isSameAddress;
}
