/** Every sentence about a team that leaves a drawn tournament. */
export const words = {
  open: 'Withdraw a team',
  title: 'Withdraw a team',
  text: 'What the team has played stays. What it has still to play is given to its opponents, or is not played.',
  team: 'Team',
  choose: 'Choose a team',
  save: 'Withdraw',
  saveAndReset: (games: number) => (games === 1 ? 'Withdraw and reset 1 game' : `Withdraw and reset ${games} games`),
  cancel: 'Cancel',
  done: (team: string) => ({ title: 'Team Withdrawn', text: `${team} plays no further game.` }),
  failed: 'Failed to withdraw the team',
} as const;
