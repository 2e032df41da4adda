import { withdrawalEntry } from '../../domain/use-case/bracket/withdrawal-entry.ts';

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
  team: withdrawalEntry.fields.teamId.label,
  choose: 'Choose a team',
  save: 'Withdraw',
  saveAndReset: (games: number) => (games === 1 ? 'Withdraw and reset 1 game' : `Withdraw and reset ${games} games`),
  cancel: 'Cancel',
  done: (team: string) => ({ title: 'Team Withdrawn', text: `${team} plays no further game.` }),
  failed: 'Failed to withdraw the team',
  back: {
    title: 'Withdrawn teams',
    leftOut: (team: string) => `${team}: its games were left out; generate the brackets again to bring it back`,
    open: 'Bring back',
    question: (team: string) => `Bring ${team} back?`,
    text: 'The games it gave away are to be played after all, in their fields and at their times.',
    save: 'Bring back',
    saveAndReset: (games: number) =>
      games === 1 ? 'Bring back and reset 1 game' : `Bring back and reset ${games} games`,
    done: (team: string) => ({ title: 'Team is back', text: `${team} plays on.` }),
    failed: 'Failed to bring the team back',
  },
} as const;
