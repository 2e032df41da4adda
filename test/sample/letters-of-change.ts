import type { ChangeRequest, FamilysRequest } from '../../domain/change-request/change-request.ts';
import type { Player } from '../../domain/player/player.ts';
import { Links } from '../../domain/site/links.ts';
import type { Team } from '../../domain/team/team.ts';
import type { Tournament } from '../../domain/tournament/tournament.ts';
import {
  changeMadeLetter,
  changeRefusedLetter,
  changeRequestLetter,
  playerLeftLetter,
} from '../../domain/use-case/change-request/change-letters.ts';
import { changeLinkLetter } from '../../domain/use-case/change-request/mail-change-link.ts';
import {
  leadMovedLetter,
  moveGrantedLetter,
  moveRefusedLetter,
  moveRequestLetter,
  moveTakenBackLetter,
  teamMovedLetter,
} from '../../domain/use-case/change-request/move-letters.ts';
import { movedByOrganizerLetter } from '../../domain/use-case/change-request/moved-by-organizer-letter.ts';
import { takenBackLetter } from '../../domain/use-case/change-request/taken-back-letters.ts';
import { invitedMovedLetter } from '../../domain/use-case/invitation/invitation-letter.ts';
import { PlainSeal } from '../in-memory/plain-seal.ts';
import { aRegistration } from './a-registration.ts';
import { aTournament } from './a-tournament.ts';

const askedAt = new Date('2026-11-20T15:00:00Z');
const links = new Links('https://golden-goal.example');
const mail = { links, seal: new PlainSeal() };

/** A registration of which a family asks something. */
export const asked: FamilysRequest = {
  ...{ id: 1, playerId: 1, registrationId: 1, tournamentId: 1, teamId: null, toTournamentId: null, kind: 'withdrawal' },
  ...{ isRefundWanted: true, reason: null, state: 'asked', decidedBy: null, remark: 'Ni modo', teamName: null },
  ...{ paidCents: 4000, paymentMethod: null, askedAt, answeredAt: null },
};

/** The letters about a registration or a team that is withdrawn, or plays in another tournament. */
export function lettersOfChange(team: Team, player: Player) {
  const tournament = aTournament({ isDividedByAge: true });
  const to = aTournament({ id: 2, name: 'Winter Cup', date: 'Saturday, January 9, 2027' });
  const about = (different: Partial<FamilysRequest>, other?: Tournament) => ({
    ...{ request: { ...asked, ...different }, player, tournament, to: other, links },
  });
  const request: ChangeRequest = {
    ...{ id: 2, playerId: 1, registrationId: 1, tournamentId: 1, teamId: 1, toTournamentId: 2, kind: 'team-transfer' },
    ...{ isRefundWanted: false, reason: null, state: 'asked', decidedBy: null, remark: 'Ni modo', teamName: team.name },
    ...{ paidCents: 4000, paymentMethod: null, askedAt, answeredAt: null },
  };
  const move = { request, team, tournament, to, links };
  const registration = aRegistration({ teamId: 1 });
  const made = { team, tournament, to, roster: [{ registration, player }] };
  const byOrganizer = { player, registration, from: tournament, to, now: askedAt, links };
  const waiting = { ...team, waitlistedAt: askedAt };
  const invited = { email: 'kim@b.example', id: 1 };
  const moving = { from: tournament, to };
  return {
    'change-link': [changeLinkLetter(mail, player, askedAt)],
    'change-request': [
      changeRequestLetter(about({}), 'Se devuelve todo.'),
      changeRequestLetter(about({ kind: 'transfer' }, to), 'Se devuelve todo.'),
      changeMadeLetter(about({ decidedBy: 'organizer' })),
      changeMadeLetter(about({ isRefundWanted: false })),
      changeMadeLetter(about({ kind: 'transfer' }, to)),
      changeRefusedLetter(about({})),
      takenBackLetter(about({ state: 'taken-back' })),
      moveRequestLetter(move),
      moveRefusedLetter(move),
      moveTakenBackLetter(move),
      moveGrantedLetter(move),
      leadMovedLetter({ ...move, request: { ...request, state: 'granted', decidedBy: 'family' } }),
    ],
    'team-moved': [
      teamMovedLetter({ ...made, moved: team }, { registration, player }, request, links),
      teamMovedLetter({ ...made, moved: waiting }, { registration, player }, request, links),
    ],
    'invited-moved': [
      invitedMovedLetter(invited, { ...moving, moved: team }, mail),
      invitedMovedLetter(invited, { ...moving, moved: waiting }, mail),
    ],
    'moved-by-organizer': [
      movedByOrganizerLetter({ ...byOrganizer, team }),
      movedByOrganizerLetter({ ...byOrganizer, team: undefined }),
    ],
    'player-left': [playerLeftLetter({ team, player, registration, tournament })],
  };
}
