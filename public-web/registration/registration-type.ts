import { inAddress } from '../site/open-tournaments.ts';

/** Ways to register for a tournament, in the order of their cards. */
export const cardTypes = ['create-team', 'join-team', 'individual', 'invitation', 'returning-player'] as const;

/** All ways to register: the cards', and the banner's, which stays open while they are closed. */
const registrationTypes = [...cardTypes, 'pre-register'] as const;

/** Same ways in the order of the menu (registration specification, section 2). */
export const menuTypes = [
  'create-team',
  'join-team',
  'individual',
  'returning-player',
  'invitation',
  'pre-register',
] as const satisfies readonly RegistrationType[];

/** Ways with a shortcut in the hero. */
export const tileTypes = ['create-team', 'join-team', 'individual', 'invitation'] as const;

export type CardType = (typeof cardTypes)[number];
export type TileType = (typeof tileTypes)[number];
export type RegistrationType = (typeof registrationTypes)[number];

/** Returns the address of a registration form on the landing page, for a tournament if one is given. */
export function pathOf(type: RegistrationType, tournamentId?: number): string {
  return `/?register=${type}${tournamentId === undefined ? '' : `&${inAddress}=${tournamentId}`}`;
}

/** Returns the way to register that an address names, if any. */
export function typeIn(search: URLSearchParams): RegistrationType | undefined {
  return registrationTypes.find((type) => type === search.get('register'));
}
