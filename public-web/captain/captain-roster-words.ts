import { newTeamName } from '../../domain/use-case/team/new-team-name.ts';

/** Texts of managing the roster. */
export const words = {
  rename: {
    open: 'Rename the team',
    title: 'Rename the team',
    label: newTeamName.fields.name.label,
    submit: 'Rename',
    done: { title: 'Team renamed', text: 'Families see the new name from now on.' },
  },
  know: {
    open: 'I know this player',
    openNamed: (player: string) => `I know this player: ${player}`,
    done: {
      title: (player: string) => `You know ${player}`,
      text: 'The family is told who is on the team, and how to reach those who allow it, in the letter with the schedule.',
    },
  },
  remove: {
    open: 'Remove',
    openNamed: (player: string) => `Remove ${player}`,
    title: (player: string) => `Remove ${player}?`,
    text: (player: string) =>
      `${player} stays registered as a free agent, and the family is emailed what you write here.`,
    submit: 'Remove now',
    done: { title: 'Player removed', text: 'The spot is open again, and the family is told by email.' },
  },
  handOver: {
    open: 'Make captain',
    openNamed: (player: string) => `Make captain: ${player}`,
    title: (player: string) => `Make ${player} the captain?`,
    text: (player: string) =>
      `${player} gets a link to this page by email. Your link ends at once; the roster stays as it is.`,
    keep: 'Stay captain',
    submit: 'Hand over now',
    done: {
      title: (team: string) => `${team} is handed over`,
      text: (player: string) => `${player} is the captain now, and has the link to this page by email.`,
      playerId: 'Player ID',
    },
  },
  sending: 'Sending…',
  failed: { title: 'Error', text: 'That did not go through.' },
} as const;
