import type { ChangeRequest } from '../../domain/change-request/change-request.ts';
import type { Letter } from '../../domain/mail/letter.ts';
import type { Player } from '../../domain/player/player.ts';
import { Links } from '../../domain/site/links.ts';
import type { Team } from '../../domain/team/team.ts';
import {
  leadMovedLetter,
  moveAskedLetter,
  moveGrantedLetter,
  moveRefusedLetter,
  moveTakenBackLetter,
  teamMovedLetter,
} from '../../domain/use-case/change-request/move-letters.ts';
import { movedByOrganizerLetter } from '../../domain/use-case/change-request/moved-by-organizer-letter.ts';
import { aRegistration } from './a-registration.ts';
import { aTournament } from './a-tournament.ts';

const askedAt = new Date('2026-11-20T15:00:00Z');
const links = new Links('https://golden-goal.example');

/** The letters about a team that plays, or would play, in another tournament. */
export function lettersOfMove(team: Team, player: Player): readonly Letter[] {
  const tournament = aTournament({ isDividedByAge: true });
  const to = aTournament({ id: 2, name: 'Winter Cup', date: 'Saturday, January 9, 2027' });
  const request: ChangeRequest = {
    ...{ id: 2, playerId: 1, registrationId: 1, tournamentId: 1, teamId: 1, toTournamentId: 2, kind: 'team-transfer' },
    ...{ isRefundWanted: false, reason: null, state: 'asked', decidedBy: null, remark: 'Ni modo', teamName: team.name },
    ...{ paidCents: 4000, paymentMethod: null, askedAt, answeredAt: null },
  };
  const about = { request, team, tournament, to, links };
  const registration = aRegistration({ teamId: 1 });
  const made = { team, tournament, to, roster: [{ registration, player }] };
  const byOrganizer = { player, registration, from: tournament, to, now: askedAt, links };
  const waiting = { ...team, waitlistedAt: askedAt };
  return [
    moveAskedLetter(about),
    moveRefusedLetter(about),
    moveTakenBackLetter(about),
    moveGrantedLetter(about),
    leadMovedLetter({ ...about, request: { ...request, state: 'granted', decidedBy: 'family' } }),
    teamMovedLetter({ ...made, moved: team }, { registration, player }, request, links),
    teamMovedLetter({ ...made, moved: waiting }, { registration, player }, request, links),
    movedByOrganizerLetter({ ...byOrganizer, team }),
    movedByOrganizerLetter({ ...byOrganizer, team: undefined }),
  ];
}
