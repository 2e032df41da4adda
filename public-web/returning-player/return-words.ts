/** Texts of a returning player's registration. */
export const words = {
  label: 'Register again',
  lookup: {
    title: 'Find your record',
    lead: 'The name and phone of an earlier registration, and the rest is filled in.',
  },
  confirm: {
    title: (players: number) => (players === 1 ? 'Is this you?' : 'Which player?'),
    lead: (players: number) =>
      players === 1
        ? 'A player with almost this name is registered with this phone number.'
        : 'Several players are registered with this phone number.',
    back: 'Back to Search',
  },
  register: { title: 'Register again', back: 'Back' },
  next: 'What is next',
  nextLead: 'A new tournament, a team, and how you pay.',
  optionTexts: {
    same: (team: string) =>
      `${team} again: with your teammates if they are there, else you lead a new team of that name, if it is free`,
    join: 'Pick a team with an open place; its captain decides',
    create: 'You become the captain and bring your players in',
    individual: 'We place you on a team of your age and level',
  },
  invite: 'Invite my teammates now',
  submit: 'Complete Registration',
  sending: 'Registering…',
  failed: { title: 'Registration Failed', text: 'Failed to complete registration' },
  already: 'This player is already registered for this tournament',
  registered: 'Registration Successful!',
  withTeam: (player: string, team: string) => `${player} is registered with ${team}.`,
  requested: {
    title: 'Join Request Sent!',
    text: 'Your request is sent to the captain, who accepts or declines it by email.',
  },
} as const;
