import { Links } from '../../domain/rule/site/links.ts';
import type { Team } from '../../domain/rule/team/team.ts';
import { formerContactLetter, teamEndLetter } from '../../domain/use-case/captain/contact-letters.ts';
import { promotedContactLetter } from '../../domain/use-case/place/promoted-letter.ts';
import { PlainSeal } from '../in-memory/plain-seal.ts';
import { aTournament } from './a-tournament.ts';

const now = new Date('2026-11-20T15:00:00Z');
const mail = { links: new Links('https://golden-goal.example'), seal: new PlainSeal() };

/** The letters to a team's contact, such as a coach whom an organizer wrote, and to the one before. */
export function lettersToContact(team: Team) {
  const tournament = aTournament({ isDividedByAge: true });
  const coached: Team = { ...team, captainName: 'Kim', captainEmail: 'kim@b.example', captainLinkNumber: 2 };
  const promoted = { team: coached, captain: undefined, tournament, now, waitedSince: now };
  return {
    'captain-told': [
      formerContactLetter(coached, team, undefined, tournament),
      formerContactLetter({ ...team, captainId: 4, captainLinkNumber: 3 }, coached, undefined, tournament),
      teamEndLetter(coached, undefined, tournament),
    ],
    'team-promoted': [
      promotedContactLetter({ ...promoted, delayed: null }, mail),
      promotedContactLetter({ ...promoted, delayed: { count: 2, until: now } }, mail),
    ],
  };
}
