import { inAddress } from '../tournament/open-tournaments.ts';

/** The ways to register for a tournament, in the order of their cards. */
export const cardTypes = ['create-team', 'join-team', 'individual', 'invitation', 'returning-player'] as const;

/** All ways to register: those of the cards, and the banner's, which stays open when they are closed. */
const registrationTypes = [...cardTypes, 'pre-register'] as const;

/** The same ways in the order of the menu (registration specification, section 2). */
export const menuTypes = [
  'create-team',
  'join-team',
  'individual',
  'returning-player',
  'invitation',
  'pre-register',
] as const satisfies readonly RegistrationType[];

/** The ways with a shortcut in the hero. */
export const tileTypes = ['create-team', 'join-team', 'individual', 'invitation'] as const;

export type CardType = (typeof cardTypes)[number];
export type TileType = (typeof tileTypes)[number];
export type RegistrationType = (typeof registrationTypes)[number];

/** The address at which a way to register stands open on the landing page, for a tournament where one is meant. */
export function pathOf(type: RegistrationType, tournamentId?: number): string {
  return `/?register=${type}${tournamentId === undefined ? '' : `&${inAddress}=${tournamentId}`}`;
}

/** The way to register an address asks for, if it asks for one. */
export function typeIn(search: URLSearchParams): RegistrationType | undefined {
  return registrationTypes.find((type) => type === search.get('register'));
}
