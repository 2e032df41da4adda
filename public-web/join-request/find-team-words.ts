import { preferredTournament } from '../../domain/use-case/tournament/tournament-fields.ts';

/** Texts of finding a team to join. */
export const words = {
  search: 'Search by team or captain name',
  tournament: preferredTournament.label,
  allDates: 'All Dates',
  bracket: 'Ages',
  allBrackets: 'All ages',
  more: (count: number) => `Show ${count} more`,
  found: (count: number) => (count === 1 ? '1 team with an open place' : `${count} teams with an open place`),
  none: 'No team with an open place matches.',
  noneHelp: 'Try another name or all dates, or register as an individual player and be placed on a team.',
  captain: 'Captain',
  players: (current: number, most: number) => `${current}/${most} players`,
  ages: (brackets: readonly string[]) => `Players of ${brackets.join(', ')}`,
  request: 'Request to Join',
  requestTo: (team: string) => `Request to Join ${team}`,
  goOn: (team: string) => `Go on with ${team}`,
  tooltip: 'Please accept the terms below first',
  termsRequired: { title: 'Terms Required', text: 'Please accept the Terms and Conditions to join a team' },
  back: 'Back to Options',
} as const;
