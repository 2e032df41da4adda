import type { TeamDestination } from '../../domain/answer/change-request/team-move-view.ts';
import { locale } from '../language/language.ts';

const because: Readonly<Record<TeamDestination['because'][number], string>> = {
  paid: 'a family of the team has paid',
  full: 'that tournament is full',
};

const listed = new Intl.ListFormat(locale);

/** Texts of the move of a team to another tournament. */
export const words = {
  title: 'Another tournament?',
  text: 'The whole team can play in another tournament, as it is. What follows is shown before anything happens.',
  none: 'No other tournament takes teams at the moment.',
  open: 'Move the team',
  ask: (team: string) => `Move ${team}`,
  full: 'Full: waiting list',
  follows: 'What follows',
  atOnce: 'It is done at once.',
  organizers: (reasons: TeamDestination['because']) =>
    `The organizers decide, as ${listed.format(reasons.map((reason) => because[reason]))}. They answer by email; until then nothing changes.`,
  submit: 'Move now',
  submitAsk: 'Ask the organizers',
  sending: 'Sending…',
  failed: { title: 'Error', text: 'That did not go through. Please try again.' },
  done: { title: 'The team has moved', text: 'We have emailed everybody on it.' },
  asked: { title: 'Request sent', text: 'The organizers answer by email.' },
  waits: (to: string, day: string) =>
    `You asked on ${day} to play in ${to} instead. The organizers answer by email; until then nothing has changed.`,
  takenBack: { title: 'Taken back', text: 'The team stays where it is.' },
} as const;
