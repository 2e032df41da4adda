/** Every sentence about a team that leaves a drawn tournament. */
export const words = {
  open: 'Withdraw a team',
  title: 'Withdraw a team',
  text: 'What the team has played stays.',
  games: 'Games it has still to play',
  ways: {
    forfeited: 'Its opponents win them',
    'left-out': 'They are not played; an opponent in a first game has a bye',
  },
  team: 'Team',
  choose: 'Choose a team',
  save: 'Withdraw',
  saveAndReset: (games: number) => (games === 1 ? 'Withdraw and reset 1 game' : `Withdraw and reset ${games} games`),
  cancel: 'Cancel',
  done: (team: string) => ({ title: 'Team Withdrawn', text: `${team} plays no further game.` }),
  failed: 'Failed to withdraw the team',
} as const;
