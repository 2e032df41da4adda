/** Texts of the notice that registration is closed. */
export const words = {
  title: 'Registration is closed',
  text: 'Nobody can register right now, and nothing you typed has been sent. Reserve a spot below and you hear from us first when registration reopens.',
  meanwhile:
    'It closed while this form was open, and nothing has been sent. What you typed stays here while this page is open.',
  reserve: 'Reserve My Spot with what I typed',
  ask: 'Not sure whether you are in? Your Player ID shows your registration.',
  playerId: 'Find my registration',
  write: 'Ask the organizers',
} as const;
