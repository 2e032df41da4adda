/** Texts after a registration. */
export const words = {
  team: {
    title: 'Team Created Successfully',
    text: (team: string) => `${team} is in, and you are its captain. Share this link with your players.`,
    waitlistedTitle: 'Your Team Is on the Waiting List',
    waitlisted: (team: string) =>
      `${team} is on the waiting list: the tournament is full. We write as soon as a place frees, and nothing is due before that.`,
  },
  individual: {
    title: 'You’re registered',
    text: (player: string) => `${player} is registered as a free agent and will be matched with a team.`,
  },
  joined: {
    title: 'Welcome to the Team',
    text: (team: string) => `You are on the roster of ${team}. The captain is told.`,
  },
  requested: {
    title: 'Join Request Sent',
    text: (player: string, team: string) =>
      `The request goes to the captain of ${team}, who has 7 days to accept or decline; we email you the answer. Until then ${player} is registered as a free agent, and your Player ID shows how it stands.`,
  },
  interest: {
    title: 'Interest Registered!',
    text: ({ name, email }: { readonly name: string; readonly email: string }) =>
      `${name} is on the list. We write to ${email} when the next tournament opens; nothing is due.`,
  },
  signedElsewhere: 'The waiver is signed from another address: its letter is on the way there.',
  next: 'What happens next',
  checkEmail: 'Check your email: the confirmation is on its way. A mistyped address is corrected under Player ID.',
  schedule: {
    ahead: 'The schedule is sent 48 hours before the start.',
    soon: 'The schedule comes in another email.',
  },
  teamStep: 'Team contact info is shared with your teammates, where their families allow it.',
  done: 'Done',
  another: {
    anywhere: 'Register another child',
    onTeam: 'Another child on this team',
    interest: 'Add another child',
  },
} as const;
