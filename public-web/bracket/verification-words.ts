/** Texts of the dialog that asks for a team of an active tournament. */
export const words = {
  title: 'Team Authentication Required',
  text: (tournament: string) =>
    `${tournament} is being played. Enter the name of a registered team to view its brackets.`,
  teamName: 'Team Name',
  teams: 'Or choose a team',
  cancel: 'Cancel',
  authenticate: 'Authenticate',
  verifying: 'Verifying...',
  locked: 'Brackets and games of a tournament that is being played are shown to its teams.',
  missing: { title: 'Error', text: 'Please enter your team name' },
  failed: {
    title: 'Authentication Failed',
    text: 'Team not found in this tournament. Please check your team name spelling.',
  },
  done: {
    title: 'Authentication Successful',
    text: (team: string) => `Welcome, ${team}! You can now view the tournament brackets.`,
  },
} as const;
