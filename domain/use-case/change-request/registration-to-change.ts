import { alreadyRequested, type ChangeKind, type FamilysRequest } from '../../change-request/change-request.ts';
import { takesTransfers } from '../../change-request/transfer.ts';
import { type Obstacle, whoDecides } from '../../change-request/who-decides.ts';
import { AnswersRefused } from '../../form/accept-answers.ts';
import { said } from '../../language/sentence.ts';
import { noSuchPlayer } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { debtOf } from '../../registration/debt.ts';
import { hasBegun, noSuchTournament } from '../../tournament/tournament.ts';
import { windowNow } from '../tournament/window-now.ts';
import { carryOut, type LockedRegistration } from './carry-out-change.ts';
import { type AboutChange, changeLetters } from './change-letters.ts';
import { changeCircumstances } from './circumstances.ts';
import {
  type Decider,
  inWords,
  type LockedSubject,
  type RequestPorts,
  type RequestSubject,
} from './request-subject.ts';

type FamilysWish = Pick<FamilysRequest, 'kind' | 'isRefundWanted' | 'reason'>;

/** Returns a registration as the subject of its family's wish to withdraw or to move. */
export function registrationToChange(ports: RequestPorts, held: LockedRegistration, asked: FamilysWish): LockedSubject {
  const { id: registrationId, payment } = held.registration;
  const about = { ...held, registrationId, links: ports.links };
  return {
    ...registrationSubject(about),
    paid: { paidCents: payment.receivedCents, paymentMethod: payment.method },
    async refuseSecond() {
      if ((await ports.changeRequests.openOf(registrationId)) !== undefined) throw alreadyRequested();
    },
    whoDecides: () => decider(ports, held, asked.kind),
    wish: () => wishOf(held, asked),
    async carryOut() {
      await carryOut(ports, held);
      const { player, to } = held;
      const moved = to && (await ports.registrations.find(player.id, to.id));
      return registrationSubject({ ...about, debt: moved ? debtOf(moved) : null });
    },
  };
}

/** Returns the registration that a request is about, without a lock. */
export async function registrationOfRequest(
  { players, tournaments, links }: Needs<'players' | 'tournaments' | 'links'>,
  { playerId, registrationId, tournamentId }: FamilysRequest,
): Promise<RequestSubject> {
  const player = await players.find(playerId);
  const tournament = await tournaments.find(tournamentId);
  if (player === undefined) throw noSuchPlayer();
  if (tournament === undefined) throw noSuchTournament();
  return registrationSubject({ player, registrationId, tournament, to: undefined, links });
}

function registrationSubject(about: Omit<AboutChange, 'request'>): RequestSubject {
  return {
    note({ kind, state, decidedBy, playerId, registrationId, tournamentId, toTournamentId, isRefundWanted }) {
      const isAnswered = decidedBy === 'organizer' || state === 'taken-back';
      const done = kind === 'withdrawal' ? 'withdrawn by the family' : 'moved by the family';
      const what = state === 'granted' && !isAnswered ? done : `${kind} ${inWords(state)}`;
      const to = { registrationId, tournamentId, toTournamentId, ...(isAnswered ? {} : { isRefundWanted }) };
      return { thing: 'player', recordId: playerId, what, to };
    },
    letters: (request, settings) => changeLetters({ ...about, request }, settings),
  };
}

async function decider(ports: RequestPorts, held: LockedRegistration, kind: ChangeKind): Promise<Decider> {
  if (kind === 'transfer') await refuseWithoutRoom(ports, held);
  const decision = whoDecides({ ...(await changeCircumstances(ports, held, ports.clock.now())), kind });
  if (decision.by === 'nobody') throw inTheWay(decision.because, held);
  return decision.by;
}

async function refuseWithoutRoom(ports: RequestPorts, { tournament, to }: LockedRegistration): Promise<void> {
  if (to === undefined || to.id === tournament.id || !takesTransfers(to, await windowNow(ports))) {
    throw new AnswersRefused({
      toTournamentId: 'There is no place in this tournament any more. Please choose another.',
    });
  }
}

function inTheWay(obstacle: Obstacle, { tournament, player, team }: LockedRegistration): Refusal {
  if (obstacle === 'begun') return hasBegun(tournament);
  return new Refusal(
    'conflict',
    said(
      "{player} is the captain of {team}. Please hand the team over to a teammate first, or withdraw the team, on the captain's page.",
      { player: player.name, team: team?.name ?? '' },
    ),
  );
}

function wishOf({ registration, team, to }: LockedRegistration, { kind, isRefundWanted, reason }: FamilysWish) {
  const { id: registrationId, playerId, tournamentId, payment } = registration;
  return {
    playerId,
    registrationId,
    tournamentId,
    teamId: null,
    toTournamentId: to?.id ?? null,
    kind,
    isRefundWanted: isRefundWanted && payment.receivedCents > 0 && kind === 'withdrawal',
    reason,
    teamName: team?.name ?? null,
  };
}
