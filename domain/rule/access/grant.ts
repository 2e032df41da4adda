/** Rights that a session can be granted, each for a proof of its holder. */
export const grantKinds = [
  'player',
  'new-player',
  'contact',
  'signer',
  're-register',
  'captain',
  'score-keeper',
  'organizer',
] as const;

export type GrantKind = (typeof grantKinds)[number];

/** Lifetime of a grant in minutes: without being used, and at most. */
interface GrantLifetime {
  readonly idle: number;
  readonly most: number;
}

const hours = 60;

/** Lifetimes of the table of grants. */
export const grantLifetimes: Readonly<Record<GrantKind, GrantLifetime>> = {
  player: { idle: 30, most: 2 * hours },
  'new-player': { idle: 30, most: 2 * hours },
  contact: { idle: 30, most: 2 * hours },
  signer: { idle: 30, most: 2 * hours },
  're-register': { idle: 30, most: 30 },
  captain: { idle: 24 * hours, most: 24 * hours },
  'score-keeper': { idle: 12 * hours, most: 12 * hours },
  organizer: { idle: 30, most: 12 * hours },
};
