import type { ChangeRequest, FamilysRequest } from '../../domain/change-request/change-request.ts';
import type { LetterKind } from '../../domain/mail/letter-kind.ts';
import type { Player } from '../../domain/player/player.ts';
import { Links } from '../../domain/site/links.ts';
import { defaultSiteSettings } from '../../domain/site/site-settings.ts';
import type { Team } from '../../domain/team/team.ts';
import type { Tournament } from '../../domain/tournament/tournament.ts';
import { type AboutChange, changeLetters } from '../../domain/use-case/change-request/change-letters.ts';
import { changeLinkLetter } from '../../domain/use-case/change-request/mail-change-link.ts';
import { moveLetters } from '../../domain/use-case/change-request/move-letters.ts';
import { movedByOrganizerLetter } from '../../domain/use-case/change-request/transfer-by-organizer.ts';
import { playerLeftLetter } from '../../domain/use-case/team/player-left-letter.ts';
import { PlainSeal } from '../in-memory/plain-seal.ts';
import { aRegistration } from './a-registration.ts';
import { aTournament } from './a-tournament.ts';

const askedAt = new Date('2026-11-20T15:00:00Z');
const links = new Links('https://golden-goal.example');
const mail = { links, seal: new PlainSeal() };
const settings = { ...defaultSiteSettings, refundPolicy: 'Se devuelve todo.', refundPolicyEs: 'Se devuelve todo.' };

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
  const about = (different: Partial<FamilysRequest>, other?: Tournament): AboutChange => ({
    ...{ request: { ...asked, ...different }, registrationId: 1, player, tournament, to: other, links },
  });
  const request: ChangeRequest = {
    ...{ id: 2, playerId: 1, registrationId: 1, tournamentId: 1, teamId: 1, toTournamentId: 2, kind: 'team-transfer' },
    ...{ isRefundWanted: false, reason: null, state: 'asked', decidedBy: null, remark: 'Ni modo', teamName: team.name },
    ...{ paidCents: 4000, paymentMethod: null, askedAt, answeredAt: null },
  };
  const registration = aRegistration({ teamId: 1 });
  const move = {
    ...{ request, team, tournament, to, roster: [{ registration, player }] },
    ...{ invited: [{ email: 'kim@b.example', id: 1 }], ...mail },
  };
  const isGranted = { ...request, state: 'granted' } as const;
  const toFamilies = [
    ...changeLetters(about({}), settings),
    ...changeLetters(about({ kind: 'transfer' }, to), settings),
    ...changeLetters(about({ state: 'granted', decidedBy: 'organizer' }), settings),
    ...changeLetters(about({ state: 'granted', isRefundWanted: false }), settings),
    ...changeLetters(about({ state: 'granted', kind: 'transfer' }, to), settings),
    ...changeLetters(about({ state: 'refused' }), settings),
    ...changeLetters(about({ state: 'taken-back' }), settings),
    ...moveLetters(move, settings),
    ...moveLetters({ ...move, request: { ...request, state: 'refused' } }, settings),
    ...moveLetters({ ...move, request: { ...request, state: 'taken-back' } }, settings),
    ...moveLetters({ ...move, request: { ...isGranted, decidedBy: 'organizer' } }, settings),
    ...moveLetters({ ...move, request: isGranted, team: { ...team, ledBy: 'coach', waitlistedAt: askedAt } }, settings),
  ];
  const of = (kind: LetterKind) => toFamilies.filter((letter) => letter.kind === kind);
  const byOrganizer = { player, registration, from: tournament, to, now: askedAt, links };
  return {
    'change-link': [changeLinkLetter(mail, player, askedAt)],
    'change-request': of('change-request'),
    'team-moved': of('team-moved'),
    'invited-moved': of('invited-moved'),
    'moved-by-organizer': [
      movedByOrganizerLetter({ ...byOrganizer, team }),
      movedByOrganizerLetter({ ...byOrganizer, team: undefined }),
    ],
    'player-left': [playerLeftLetter(team, { player, registration, tournament }, 2026)],
  };
}
