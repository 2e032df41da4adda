import type { TestTournament } from '../../domain/tournament/holdings.ts';

/** Every sentence of the frame around the pages. */
export const words = {
  title: 'Golden Goal · Back office',
  brand: 'Golden Goal',
  place: 'Back office',
  home: 'Golden Goal back office',
  nav: 'Main',
  publicSite: 'Public site',
  brackets: 'Tournament Brackets',
  more: 'More',
  palette: {
    action: 'Find anything',
    keys: 'Ctrl+K',
    hint: 'A team, player, registration, tournament or page',
    found: 'Found',
    nothing: 'Nothing found.',
    searching: 'Looking…',
    failed: 'Failed to search',
    count: (found: number) => (found === 1 ? '1 found' : `${found} found`),
    page: 'A page',
    kinds: { team: 'A team', player: 'A player', tournament: 'A tournament', registration: 'A registration' },
    how: 'Arrow keys choose, Enter opens, Escape closes.',
  },
  stats: {
    title: 'Summary',
    totalTeams: 'Total Teams',
    totalPlayers: 'Unique Players',
    totalRegistrations: 'Total Registrations',
    totalPreRegistrations: 'Pre-Registrations',
  },
  testRecords: {
    action: 'Delete Test Data',
    title: 'Delete All Test Data',
    text: 'Removes only what is marked as test: tournaments, teams and players, with their games, brackets and registrations. Everything else stays untouched.',
    submit: 'Delete Test Data',
    done: 'Test data deleted',
    failed: 'Failed to delete test data',
    counts: testCounts,
    unknown: 'What is marked as test could not be looked up.',
    deleting: 'Deleting…',
    list: 'Tournaments that go',
    goes: (tournaments: number, teams: number, players: number) =>
      tournaments + teams + players === 0
        ? 'Nothing is marked as test.'
        : `${testCounts(tournaments, teams, players)} will go:`,
    played: (names: readonly string[]) => `Played already: ${names.join(', ')}. Results and goals go too.`,
    tournament: ({ name, teams, registrations, games, played, paid }: TestTournament) =>
      `${name}: ${counted(teams, 'team')}, ${counted(registrations, 'registration')} (${paid} paid), ${counted(games, 'game')} (${played} played)`,
    stays: (teams: number, players: number) =>
      `Marked as test, and staying as a real tournament needs them: ${counted(teams, 'team')} and ${counted(players, 'player')}.`,
  },
  crashed: {
    title: 'Out of play',
    again: 'Try again',
  },
  refused: {
    title: 'Not your half',
    text: 'This page needs another role. An owner of the site can give it to you.',
  },
  notFound: {
    title: 'Out of bounds',
    text: 'There is no page at this address in the back office.',
    home: 'To the teams',
  },
} as const;

function testCounts(tournaments: number, teams: number, players: number): string {
  return `${counted(tournaments, 'tournament')}, ${counted(teams, 'team')} and ${counted(players, 'player')}`;
}

function counted(number: number, one: string): string {
  return number === 1 ? `1 ${one}` : `${number.toLocaleString('en-US')} ${one}s`;
}
