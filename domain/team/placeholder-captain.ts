import { captainToBeNamed } from '../player/public-name.ts';

/** Whom a team names as its captain until somebody is; nobody has an address that ends in .invalid. */
export const placeholderCaptain = {
  captainName: captainToBeNamed,
  captainEmail: 'captain@to-be-named.invalid',
  captainPhone: '000-000-0000',
} as const;
