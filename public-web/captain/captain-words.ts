import { captainsAnswers } from '../../domain/rule/join-request/join-request.ts';
import { tournamentLabels } from '../../domain/rule/tournament/tournament-labels.ts';
import { preferredTournament } from '../../domain/use-case/tournament/tournament-fields.ts';

/** Texts of the captain's page and of the link that opens it. */
export const words = {
  title: 'Captain’s page',
  heading: 'Your team',
  loading: 'Opening the page of your team…',
  opening: 'Opening your link…',
  failed: {
    title: 'The line is down',
    text: 'The page could not be opened.',
  },
  act: { title: 'Error', text: 'That did not go through.' },
  waitlisted:
    'The tournament is full and your team is on the waiting list: you can invite players once it has a place.',
  closed: 'Nobody can join any more: registration is over.',
  ask: {
    title: 'Captain’s page',
    text: 'Your page opens by the link in the email we sent when the team was created. Lost it? We email it again to the address on file.',
  },
  gone: {
    title: 'This link no longer works',
    text: 'A newer link has replaced it, somebody else leads the team now, or the tournament is over. We email the current link to whoever leads the team.',
  },
  away: {
    title: 'Please open your link again',
    text: 'This page opens by the link in your email and stays open for a day. We email it again to the address on file.',
  },
  ended: {
    title: 'Please open your link again',
    text: 'This page stays open for a day, and the day is over. Open the link in your email on this device, then press again: what you typed is still here.',
  },
  link: {
    label: 'Email me my link',
    submit: 'Email me my link',
    sending: 'Sending…',
    sent: {
      title: 'Check your email',
      text: 'If this address leads a team, the link is on its way. It is sent at most once an hour.',
    },
    failed: { title: 'Error', text: 'The link could not be asked for.' },
  },
  facts: {
    tournament: preferredTournament.label,
    date: tournamentLabels.date,
    roster: 'Players',
  },
  rosterOf: (current: number, most: number) => `${current} of ${most}`,
  roster: {
    title: 'Roster',
    captain: 'Captain',
    waiver: {
      confirmed: 'Waiver signed',
      claimed: 'Waiver to be confirmed',
      unsigned: 'Waiver unsigned',
    },
    open: 'Open spot',
  },
  money: {
    title: 'Payment for the whole team',
    text: 'One of you can pay for everybody at once and name this reference. Each player gets a receipt.',
    open: (amount: string) => `${amount} open`,
    reference: 'Reference',
  },
  requests: {
    title: 'Join requests',
    none: 'Nobody is waiting for an answer.',
    born: (year: number) => `born ${year}`,
    ages: (brackets: readonly string[]) => `Your players are ${brackets.join(', ')}.`,
    asked: (day: string) => `asked on ${day}`,
    accept: captainsAnswers.accepted,
    decline: captainsAnswers.declined,
    acceptNamed: (name: string) => `${captainsAnswers.accepted} ${name}`,
    declineNamed: (name: string) => `${captainsAnswers.declined} ${name}`,
    accepted: { title: 'On the team', text: (name: string) => `${name} is on the roster. We have told the player.` },
    declined: {
      title: 'Request declined',
      text: (name: string) => `${name} stays a free agent. We have told the player.`,
    },
  },
  share: {
    title: 'Invitation code',
    lead: 'Whoever has this link can take an open spot.',
    code: 'Code',
    replace: 'Replace code',
    replaceTitle: 'Replace the code?',
    replaceText:
      'The old code and link stop working at once, also in the invitations you have emailed. People on the roster stay.',
    replaceNow: 'Replace it now',
    keep: 'Keep the code',
    replaced: { title: 'Code replaced', text: 'The old code no longer works. Share the new one.' },
  },
  invitations: {
    title: 'Invitations by email',
    none: 'No invitation has been emailed yet.',
    state: {
      waiting: 'Waiting',
      sent: 'Sent',
      unsent: 'Not sent today',
      used: 'Used',
      ended: 'Ended',
      cancelled: 'Cancelled',
    },
    waits: 'leaves when the team has a place',
    enough: 'Enough letters had left that day. Please share the link or the code instead.',
    sentOn: (day: string) => `emailed ${day}`,
    ends: (day: string) => `works until ${day}`,
    over: 'ended after 14 days',
    cancel: 'Cancel',
    cancelNamed: (email: string) => `Cancel the invitation of ${email}`,
    cancelled: { title: 'Invitation cancelled', text: (email: string) => `The place kept for ${email} is free again.` },
    more: 'Invite more',
    label: 'Invite more players',
    player: (number: number) => `Email ${number}`,
    submit: 'Send invitations',
    sending: 'Sending…',
    sent: {
      title: 'Invitations sent',
      text: (count: number) => (count === 1 ? '1 on the way by email.' : `${count} on the way by email.`),
    },
    delayed: (count: number, until: string) =>
      count === 1
        ? `One invitation leaves by ${until}, or as soon as you open the link in the email we sent you.`
        : `${count} invitations leave by ${until}, or as soon as you open the link in the email we sent you.`,
    skipped: (email: string, reason: string) => `${email}: ${reason}`,
    failed: { title: 'Error', text: 'The invitations could not be sent.' },
    nobody: 'Please enter at least one email address',
    invalid: 'Please enter a valid email address',
    noneLeft:
      'Every open spot has an invitation on its way. Cancel one to invite somebody else, or share the link: whoever comes first takes the spot.',
  },
  freeAgents: {
    title: 'Free agents',
    yes: 'Place free agents on open spots',
    text: 'Organizers fill open spots with players who registered alone. Turn it off to fill the roster yourself.',
    on: { title: 'Free agents welcome', text: 'Organizers may place free agents on your team.' },
    off: { title: 'No free agents', text: 'Organizers place nobody on your team.' },
  },
  withdrawal: {
    title: 'Cannot play?',
    text: 'Withdraw the team and its place goes to another one. Please do it as early as you can.',
    late: 'Others count on your games: please tell the organizers, who withdraw the team.',
    alone: 'Only you cannot play? Hand the team over to a teammate, then cancel your registration:',
    open: 'Withdraw the team',
    ask: (team: string) => `Withdraw ${team}?`,
    lead: (tournament: string) => `The team leaves ${tournament}. You cannot take that back here.`,
    follows: (players: number) => [
      players === 1 ? '1 player becomes a free agent.' : `${players} players become free agents.`,
      'Each of them stays registered and is told by email.',
      'The place is free again: it goes to the next team on the waiting list, if one waits.',
      'The invitation link stops working, and open requests are declined.',
    ],
    keep: 'Keep the team',
    now: 'Withdraw now',
    done: { title: 'Team withdrawn', text: 'We have told the players by email.' },
    gone: {
      title: (team: string) => `${team} is withdrawn`,
      text: (tournament: string) =>
        `The team no longer plays in ${tournament}. Its players stay registered as free agents: we look for a team for them, or they ask one themselves.`,
      find: 'Find a team',
      playerId: 'Player ID',
    },
  },
  newLink: {
    title: 'Your link',
    text: 'Did somebody else get your email? A new link ends the old one and signs out everybody who came by it.',
    replace: 'Email me a new link',
    replaced: { title: 'New link on its way', text: 'The old link no longer works. The new one is in your email.' },
  },
} as const;
