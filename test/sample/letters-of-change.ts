import type { Player } from '../../domain/rule/player/player.ts';
import { Links } from '../../domain/rule/site/links.ts';
import { defaultSiteSettings } from '../../domain/rule/site/site-settings.ts';
import type { Team } from '../../domain/rule/team/team.ts';
import { cancelledLetter } from '../../domain/use-case/roster/cancellation-letters.ts';
import { movedByOrganizerLetter } from '../../domain/use-case/roster/transfer-registration.ts';
import { aRegistration } from './a-registration.ts';
import { aTournament } from './a-tournament.ts';

const now = new Date('2026-11-20T15:00:00Z');
const links = new Links('https://golden-goal.example');
const settings = { ...defaultSiteSettings, refundPolicy: 'Se devuelve todo.', refundPolicyEs: 'Se devuelve todo.' };

/** The letters about a registration that is cancelled, or counts for another tournament. */
export function lettersOfChange(team: Team, player: Player) {
  const tournament = aTournament({ isDividedByAge: true });
  const to = aTournament({ id: 2, name: 'Winter Cup', date: 'Saturday, January 9, 2027' });
  const registration = aRegistration({ teamId: 1 });
  const payment = { state: 'paid', method: 'venmo', amountCents: 4000, receivedCents: 4000 } as const;
  const writing = { settings, links, now };
  const byOrganizer = { player, registration, from: tournament, to, now, links };
  return {
    'registration-cancelled': [
      cancelledLetter({ player, tournament, registration }, writing),
      cancelledLetter({ player, tournament, registration: { ...registration, payment } }, writing),
    ],
    'moved-by-organizer': [
      movedByOrganizerLetter({ ...byOrganizer, team }),
      movedByOrganizerLetter({ ...byOrganizer, team: undefined }),
    ],
  };
}
