/** Texts of a team's page. */
export const words = {
  loading: 'Loading the games…',
  failed: 'The games of this team could not be loaded.',
  gone: {
    title: 'This team is not here',
    text: 'It may have left its tournament, or the tournament is not shown at the moment.',
    to: '/tournaments',
    label: 'All tournaments',
  },
  next: 'Next game',
  now: 'On now',
  last: 'Last game',
  games: 'All games',
  none: 'No game is planned yet. Follow the team or add its calendar: the games come by themselves.',
  over: 'All games of this team are over.',
  off: 'The tournament is called off: no more games are played.',
  waiting: 'The group games of this team are over. Who goes on is not decided yet.',
  champion: (opponent: string, score: string) => `Won the final against ${opponent}: ${score}.`,
  out: (round: string, opponent: string, score: string) =>
    round === ''
      ? `Lost in the knock-out: against ${opponent}: ${score}.`
      : `Lost in the knock-out: ${round} against ${opponent}: ${score}.`,
  against: (opponent: string) => `vs ${opponent}`,
  map: 'Open the map',
  live: 'Live scores',
  calledOff: 'Called off',
  outcomes: { won: 'Won', lost: 'Lost', level: 'Draw' },
  forfeit: (teams: string, isWithdrawal: boolean) => (isWithdrawal ? `${teams} withdrew` : `forfeited by ${teams}`),
  abandoned: 'abandoned',
  uncounted: 'does not count',
  goldenGoal: 'golden goal',
  shootout: (own: number, other: number) => `shoot-out ${own} – ${other}`,
  calendar: {
    title: 'In your calendar',
    text: 'Games stay up to date there: a new time or field comes by itself, and a game that is called off is taken out.',
    subscribe: 'Add the games',
    google: 'Google Calendar',
    address: 'Address of the calendar, for any other app',
    copy: 'Copy the address',
    copied: { title: 'Copied', text: 'Paste it where your calendar asks for an address or a subscription.' },
    notCopied: { title: 'Clipboard', text: 'It could not be copied: press on the address and choose Copy.' },
  },
} as const;
