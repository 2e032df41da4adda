import { captainsAnswers } from '../../domain/rule/join-request/join-request.ts';
import { preferredTournament } from '../../domain/use-case/tournament/tournament-fields.ts';

/** Texts of requesting a place from a captain, and of the captain's answer. */
export const words = {
  titles: {
    unknown: (team: string) => `Join ${team}`,
    new: () => 'New Player',
    returning: () => 'Returning Player',
  },
  question: 'Have you played with us before?',
  newPlayer: 'New Player',
  returningPlayer: 'Returning Player',
  label: 'Ask to join the team',
  player: 'The player',
  submit: 'Send Join Request',
  sending: 'Sending the request…',
  failed: { title: 'Registration Failed', text: 'Something went wrong. Please try again.' },
  page: {
    title: 'Join Request',
    heading: 'A player would like to join',
    loading: 'Looking up the request…',
    plays: 'Skill level',
    born: 'Birth year',
    tournament: preferredTournament.label,
    roster: 'Players',
    ages: 'Ages on the team',
    rosterOf: (current: number, most: number) => `${current} of ${most}`,
    accept: captainsAnswers.accepted,
    decline: captainsAnswers.declined,
    answering: 'Sending your answer…',
    after: 'The player is told either way by email. A declined player stays a free agent.',
    accepted: {
      title: 'On the team',
      text: (player: string, team: string) => `${player} is on the roster of ${team}. We have told the player.`,
    },
    declined: {
      title: 'Request declined',
      text: (player: string) => `${player} stays a free agent, and we look for another team. We have told the player.`,
    },
    gone: {
      title: 'This request is no longer open',
      text: 'The link is too old, or the request has been withdrawn. Ask the player to send a new one.',
      to: '/',
      label: 'To the start page',
    },
    failed: {
      title: 'The line is down',
      text: 'The request could not be looked up.',
    },
    refused: { title: 'Error', text: 'Your answer could not be sent.' },
    home: 'To the start page',
  },
} as const;
