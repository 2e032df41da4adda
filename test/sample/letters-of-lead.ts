import { Links } from '../../domain/site/links.ts';
import type { Team } from '../../domain/team/team.ts';
import { leadByNonPlayer, type TeamPerson } from '../../domain/team/team-lead.ts';
import { promotedLeadLetter } from '../../domain/use-case/team/promoted-letter.ts';
import {
  formerLeadLetter,
  newLeadLetter,
  steppedDownLetter,
  teamEndLetter,
} from '../../domain/use-case/team/team-lead-letters.ts';
import { offerDeclinedLetter, teamOfferLetter } from '../../domain/use-case/team/team-offer-letters.ts';
import { PlainSeal } from '../in-memory/plain-seal.ts';
import { aTeamOffer } from './a-team-offer.ts';
import { aTournament } from './a-tournament.ts';

const now = new Date('2026-11-20T15:00:00Z');
const mail = { links: new Links('https://golden-goal.example'), seal: new PlainSeal() };

/** The letters about a team that comes to a parent or coach who does not play, is theirs, and leaves them. */
export function lettersOfLead(team: Team) {
  const tournament = aTournament({ isDividedByAge: true });
  const to: TeamPerson = {
    ...{ name: 'Kim', email: 'kim@b.example', phone: '(201) 555-0102', role: 'coach' },
    language: team.captainLanguage,
  };
  const offer = aTeamOffer({ to });
  const led: Team = { ...team, ...leadByNonPlayer(to), captainLinkNumber: 2 };
  const promoted = { team: led, tournament, now, waitedSince: now };
  return {
    'team-offer': [teamOfferLetter({ team, tournament, offer, to }, mail)],
    'team-offer-declined': [offerDeclinedLetter({ team, tournament, offer, to })],
    'handed-over-to': [newLeadLetter(led, 'https://golden-goal.example/captain/y')],
    'handed-over-from': [
      formerLeadLetter(led, team),
      formerLeadLetter({ ...team, captainLinkNumber: 3 }, led),
      formerLeadLetter({ ...team, captainLinkNumber: 4 }, { ...team, captainName: 'Ben' }),
    ],
    'team-gone': [teamEndLetter(led, tournament)],
    'stepped-down': [steppedDownLetter(led)],
    'team-promoted': [
      promotedLeadLetter({ ...promoted, held: 0 }, mail),
      promotedLeadLetter({ ...promoted, held: 2 }, mail),
    ],
  };
}
