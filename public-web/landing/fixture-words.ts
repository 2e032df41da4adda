/** Texts of the list of tournaments. */
export const words = {
  title: 'Tournaments',
  open: 'Registration open',
  closed: 'Registration Closed',
  deadline: (day: string) => `Register by ${day}`,
  teams: (most: number) => `${most} teams`,
  ways: { 'create-team': 'Create a team', 'join-team': 'Find a team', individual: 'Register alone' },
  waysNamed: {
    'create-team': (name: string) => `Create a team: ${name}`,
    'join-team': (name: string) => `Find a team: ${name}`,
    individual: (name: string) => `Register alone: ${name}`,
  },
  dates: (count: number) => (count === 1 ? '1 date is out' : `${count} dates are out`),
  all: (count: number) => `Show all ${count} tournaments`,
  first: (count: number) => `Show the next ${count} only`,
  loading: 'Loading the tournaments…',
  none: 'No tournament is scheduled right now.',
  noneText: 'New dates appear here first. Registered before? Your Player ID is still there.',
  failed: 'Failed to fetch tournaments',
  failedText: 'This page tries again by itself in half a minute.',
  again: 'Try again now',
} as const;
