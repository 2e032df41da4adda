/** Whom a team names as its captain until somebody is; nobody has an address that ends in .invalid. */
export const placeholderCaptain = {
  captainName: 'Captain to be named',
  captainEmail: 'captain@to-be-named.invalid',
  captainPhone: '000-000-0000',
} as const;
