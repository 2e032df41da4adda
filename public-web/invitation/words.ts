import { location, preferredTournament, tournamentDate } from '../../domain/use-case/tournament/tournament-fields.ts';

/** The sentences of inviting and of joining by invitation. */
export const words = {
  share: {
    title: 'Invitation link',
    share: 'Share',
    whatsApp: 'WhatsApp',
    copy: 'Copy',
    email: 'Email',
    text: 'Text',
    captain: 'Open the captain’s page',
    copied: { title: 'Copied!', text: 'The invitation link is on your clipboard.' },
    failed: { title: 'Error', text: 'Failed to copy link' },
    mailed: (count: number) =>
      count === 1 ? 'One invitation is on its way by email.' : `${count} invitations are on their way by email.`,
    held: (count: number) =>
      count === 1
        ? 'One invitation waits: open the link in the email we sent you, and we send it.'
        : `${count} invitations wait: open the link in the email we sent you, and we send them.`,
    lost: 'The invitations could not be emailed. The team stands: please share the link yourself.',
    phones: (count: number) =>
      count === 1
        ? 'Text the invitation to the number you gave'
        : `Text the invitation to the ${count} numbers you gave`,
  },
  code: {
    example: 'TEAM-ABC123-456',
    check: 'Check the code',
    checking: 'Checking…',
    valid: 'Valid',
    formLabel: 'Check an invitation',
    found: { title: 'Invitation Valid!', text: (team: string) => `You can now join ${team}.` },
    invalid: { title: 'Invalid Code', text: 'Please check your invitation code and try again.' },
    missing: 'Error',
    other: 'Use another code',
  },
  summary: {
    captain: 'Invited by',
    ages: 'Ages',
    date: tournamentDate.label,
    starts: 'Starts',
    later: 'To be announced',
    location: location.label,
    fee: 'Registration fee',
    feeOf: (fee: string) => `${fee} a player`,
    tournament: preferredTournament.label,
    skill: 'Skill level',
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
    invalid: {
      title: 'Invalid Invitation',
      text: 'This invitation link is not valid, or the team may be full.',
      help: 'Ask your captain for a new link, or register as an individual player and be placed on a team.',
      register: 'Register as an individual player',
      code: 'Enter another code',
    },
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
      text: 'The invitation could not be looked up. Please try again in a moment.',
      again: 'Try again',
    },
    success: { title: 'Welcome to the Team', playerId: 'Show my Player ID', home: 'To the start page' },
  },
} as const;
