import type { ChangedLine } from '../../domain/day/withdrawal-shown.ts';
import type { WithdrawnTeam } from '../../domain/day/withdrawn-teams.ts';
import { withdrawalEntry } from '../../domain/use-case/bracket/withdrawal-entry.ts';

type Figure = readonly [name: string, of: (line: ChangedLine['before']) => string];

const figures: readonly Figure[] = [
  ['rank', ({ rank }) => String(rank)],
  ['games', ({ played }) => String(played)],
  ['wins', ({ wins }) => String(wins)],
  ['points', ({ points }) => String(points)],
  ['goals', ({ goalsFor, goalsAgainst }) => `${goalsFor}:${goalsAgainst}`],
];

/** Every sentence about a team that leaves a drawn tournament. */
export const words = {
  open: 'Withdraw a team',
  title: 'Withdraw a team',
  text: 'The team plays no further game. What it played in a knock-out stays.',
  games: 'Its games',
  ways: {
    forfeited: 'What it played counts, and its opponents win the rest',
    'left-out':
      'As if it had never played: its results leave the table, and an opponent in a first knock-out game has a bye',
  },
  tables: 'Tables that change:',
  line: ({ teamName, before, after }: ChangedLine) =>
    `${teamName}: ${figures.flatMap(([name, of]) => (of(before) === of(after) ? [] : [`${name} ${of(before)} → ${of(after)}`])).join(', ')}`,
  team: withdrawalEntry.fields.teamId.label,
  choose: 'Choose a team',
  save: 'Withdraw',
  saveAndReset: (games: number) => (games === 1 ? 'Withdraw and reset 1 game' : `Withdraw and reset ${games} games`),
  cancel: 'Cancel',
  done: (team: string) => ({ title: 'Team Withdrawn', text: `${team} plays no further game.` }),
  failed: 'Failed to withdraw the team',
  back: {
    title: 'Withdrawn teams',
    withdrawn: ({ teamName, isLeftOut, canComeBack }: WithdrawnTeam) => {
      if (!isLeftOut) return teamName;
      return canComeBack
        ? `${teamName}: as if it had never played`
        : `${teamName}: its games were left out; generate the brackets again to bring it back`;
    },
    open: 'Bring back',
    question: (team: string) => `Bring ${team} back?`,
    text: 'Its games stand again as they stood before, and what was not played is to be played, on its fields and at its times.',
    save: 'Bring back',
    saveAndReset: (games: number) =>
      games === 1 ? 'Bring back and reset 1 game' : `Bring back and reset ${games} games`,
    done: (team: string) => ({ title: 'Team is back', text: `${team} plays on.` }),
    failed: 'Failed to bring the team back',
  },
} as const;
