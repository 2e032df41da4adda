/** Texts of creating a team. */
export const words = {
  label: 'Create a team',
  team: 'The team',
  ownTeam: 'Open your team',
  captain: 'The captain',
  captainLead: 'The captain plays. Parents fill this in for their child.',
  captainIsAdult: (turns: string) => `${turns}. The captain is a player: parents belong in the parent fields below.`,
  play: 'How the team plays',
  invites: 'Invite players',
  invitesLead: 'Up to 4 more players. You also get a link to share after this, so you can leave this empty.',
  invite: (number: number) => `Player ${number}`,
  inviteHint: 'Email or phone',
  submit: 'Create Team & Generate Invitations',
  sending: 'Creating the team…',
  created: {
    title: 'Team Created!',
    text: (team: string) => `${team} has been successfully created.`,
  },
  failed: { title: 'Registration Error', refused: 'Team Creation Error', text: 'Failed to create team' },
} as const;
