import { tournamentLabels } from '../../domain/rule/tournament/tournament-labels.ts';

/** Texts of joining by invitation. */
export const words = {
  summary: {
    captain: 'Invited by',
    ages: 'Ages',
    date: tournamentLabels.date,
    starts: 'Starts',
    later: 'To be announced',
    location: tournamentLabels.location,
    fee: 'Registration fee',
    feeOf: (fee: string) => `${fee} a player`,
    tournament: tournamentLabels.tournament,
    players: 'Players',
    playersOf: (current: number, most: number) => `${current} of ${most}`,
    open: (places: number) => (places === 1 ? '1 open spot' : `${places} open spots`),
    roster: 'Roster',
    free: 'Open spot',
  },
  join: {
    label: 'Join the team',
    title: 'Your details',
    submit: (team: string) => `Join ${team}`,
    sending: 'Taking your place…',
    joined: { title: 'Success!', text: (team: string) => `You've successfully joined ${team}!` },
    failed: { title: 'Error', text: 'Failed to join team' },
  },
  page: {
    title: 'Team Invitation',
    invited: 'You are invited to join',
    loading: 'Looking up the invitation…',
    closed: {
      title: 'Registration is closed',
      text: 'Nobody can join a team right now. Keep this link: once registration reopens, it shows your team again.',
      valid:
        'Nobody can join a team right now. Keep this link: it works again once registration reopens. What you have typed stays here while this page is open.',
      help: 'Not sure whether you are in? Your Player ID shows your registration. Or reserve a spot, and you hear from us first.',
      reserve: 'Reserve a spot',
      playerId: 'Find my registration',
    },
    failed: {
      title: 'The line is down',
      text: 'The invitation could not be looked up.',
    },
    success: { title: 'Welcome to the Team', playerId: 'Show my Player ID', home: 'To the start page' },
  },
} as const;
