/** Texts of the notice that registration is closed. */
export const words = {
  title: 'Registration is closed',
  text: 'Nobody can register right now, and nothing you typed has been sent. Reserve a spot below and you hear from us first when registration reopens.',
  ask: 'Not sure whether you are in? Your Player ID shows your registration.',
  playerId: 'Find my registration',
  write: 'Ask the organizers',
} as const;
