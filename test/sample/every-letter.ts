import type { FamilysRequest } from '../../domain/change-request/change-request.ts';
import type { Language } from '../../domain/language/language.ts';
import type { Letter } from '../../domain/mail/letter.ts';
import type { PlayerChange } from '../../domain/player/player-change.ts';
import type { LeadingReader, PlayingReader } from '../../domain/schedule/schedule-reader.ts';
import { Links } from '../../domain/site/links.ts';
import type { Tournament } from '../../domain/tournament/tournament.ts';
import {
  changeAskedLetter,
  changeMadeLetter,
  changeRefusedLetter,
  playerLeftLetter,
} from '../../domain/use-case/change-request/change-letters.ts';
import { takenBackLetter } from '../../domain/use-case/change-request/taken-back-letters.ts';
import * as placement from '../../domain/use-case/free-agent/placement-letters.ts';
import { gameDayLink } from '../../domain/use-case/game-day/game-day-link.ts';
import { invitationLetter } from '../../domain/use-case/invitation/invitation-letter.ts';
import { teamJoinedLetter, welcomeLetter } from '../../domain/use-case/invitation/team-joined-letters.ts';
import * as requests from '../../domain/use-case/join-request/request-letters.ts';
import * as changes from '../../domain/use-case/player/change-letters.ts';
import { codeLetter } from '../../domain/use-case/player/contact-code.ts';
import { playerChangedLetter } from '../../domain/use-case/player/player-changed-letter.ts';
import { contactAskedLetter } from '../../domain/use-case/registration/contact-asked-letter.ts';
import { freeAgentLetter } from '../../domain/use-case/registration/free-agent-letter.ts';
import { tournamentOpenedLetter } from '../../domain/use-case/registration/tournament-opened-letter.ts';
import { changedScheduleLetter } from '../../domain/use-case/schedule/changed-schedule-letter.ts';
import { scheduleLetter } from '../../domain/use-case/schedule/schedule-letter.ts';
import { captainLinkLetter } from '../../domain/use-case/team/captain-link-letter.ts';
import { playsUpLetter } from '../../domain/use-case/team/plays-up-letter.ts';
import { promotedLetter } from '../../domain/use-case/team/promoted-letter.ts';
import {
  confirmPlaceLetter,
  placeReleasedLetter,
  placeReleasedToPlayer,
} from '../../domain/use-case/team/release-letters.ts';
import { teamCreatedLetter } from '../../domain/use-case/team/team-created-letter.ts';
import { teamDeletedLetter } from '../../domain/use-case/team/team-deleted-letter.ts';
import { withdrawnLetter } from '../../domain/use-case/team/withdrawn-letter.ts';
import { signedCopyLetter } from '../../domain/use-case/waiver/signed-copy.ts';
import { PlainSeal } from '../in-memory/plain-seal.ts';
import { aPlayer } from './a-player.ts';
import { aRegistration } from './a-registration.ts';
import { aTeam } from './a-team.ts';
import { aTournament } from './a-tournament.ts';
import { lettersOfLead } from './letters-of-lead.ts';
import { lettersOfMoney } from './letters-of-money.ts';
import { lettersOfMove } from './letters-of-move.ts';

const now = new Date('2026-11-20T15:00:00Z');
const mail = { links: new Links('https://golden-goal.example'), seal: new PlainSeal() };
const { links } = mail;
const tournament = aTournament({ isDividedByAge: true });
const other = aTournament({ id: 2, name: 'Winter Cup', date: 'Saturday, January 9, 2027' });
const open = {
  tournament,
  circumstances: { year: 2026, isDividedByAge: true },
  price: { cents: 4000, reason: 'regular' } as const,
  siteCents: 4000,
  now,
  year: 2026,
};
const waived = aRegistration({ teamId: 1, ageBracket: 'U13-U15' });
const paid = aRegistration({
  payment: { state: 'paid', method: 'cash', amountCents: 4000, receivedCents: 4000 },
  contactShared: true,
});
const unsigned = aRegistration({
  waiver: null,
  payment: { state: 'pending', method: 'at_event', amountCents: 4000, receivedCents: 0 },
});
const waiting = aRegistration({
  payment: { state: 'pending', method: 'credit_card', amountCents: 0, receivedCents: 0 },
});
const change: PlayerChange = {
  ...{ id: 1, playerId: 1, sessionId: null, askedAt: now, state: 'waiting', decidedAt: null, from: {} },
  to: {
    name: 'Ada',
    birthYear: 2012,
    email: 'a@b.example',
    phone: '1',
    parentName: null,
    parentEmail: null,
    parentPhone: null,
  },
};
const asked: FamilysRequest = {
  ...{ id: 1, playerId: 1, registrationId: 1, tournamentId: 1, teamId: null, toTournamentId: null, kind: 'withdrawal' },
  ...{ isRefundWanted: true, reason: null, state: 'asked', decidedBy: null, remark: 'Ni modo', teamName: null },
  ...{ paidCents: 4000, paymentMethod: null, askedAt: now, answeredAt: null },
};
const game = (id: number, opponent: string | null) => ({
  ...{ id, startsAt: new Date(`2026-12-12T2${id}:15:00Z`), field: 'Norte', isDrawn: true, isOpponentDrawn: true },
  ...{ opponent: opponent === null ? null : { id: 9, name: opponent }, state: 'to come' as const },
});
const was = (opponent: string | null) => ({
  ...{ id: 7, startsAt: '2026-12-12T23:15:00Z', field: 'Sur', opponent, drawnAgainst: null, isDrawn: true },
});
const coming = {
  ...{ id: 1, name: tournament.name, date: tournament.date, location: tournament.location, startsAt: now },
  ...{ day: '2026-12-12', hasTimetable: true, isUpcoming: true, isNotified: true },
};
const place = { teamId: 1, since: now, askedAt: now, remindedAt: now, isLetterOnItsWay: false };

const page = gameDayLink(mail, { registrationId: 1, email: 'kim@family.example' }, now);

/** Every letter to a family that is made by a function of its own, in all its ways, for somebody who reads a language. */
export function everyLetter(language: Language): readonly Letter[] {
  const player = aPlayer({ language });
  const adult = aPlayer({ language, birthYear: 1990 });
  const team = aTeam({ captainLanguage: language, captainId: 1, ageBracket: 'U13-U15' });
  const about = (different: Partial<FamilysRequest>, to?: Tournament) => ({
    request: { ...asked, ...different },
    player,
    tournament,
    to,
    links,
  });
  const stranger = { roster: [], joiner: undefined };
  const joined = { ...open, player, team, registration: waived, isNewcomer: true };
  const on = (registration = waived) => ({ player, team, registration, tournament });
  const created = { ...open, team, captain: player, registration: waived, held: 0 };
  const reader: PlayingReader = {
    ...{
      registrationId: 1,
      playerId: 1,
      name: 'Ana',
      email: 'ana@b.example',
      language,
      teamId: 1,
      teamName: 'Night Owls',
      captainName: 'Ana',
      isLedBeside: false,
    },
    ...{
      teammates: [{ player: 'Kim', reachedAt: { name: 'Kim', email: 'kim@b.example', phone: null } }],
      told: undefined,
    },
    ...{ debt: null, waiver: 'confirmed', games: [game(1, 'Tigres'), game(2, null)] },
  };
  const alone: PlayingReader = { ...reader, teamName: null, games: [], waiver: 'unsigned' };
  const { debt: _d, waiver: _w, ...anybody } = reader;
  const lead: LeadingReader = { ...anybody, registrationId: null, teamId: 1, captainLinkNumber: 1, lettersToLeads: 0 };
  const owing: PlayingReader = {
    ...reader,
    name: 'Ben',
    games: [],
    waiver: 'claimed',
    debt: { kind: 'debt', amountCents: 4000, reference: 'R', isPaidAtEvent: false },
  };
  const moved = [
    { kind: 'added', now: game(1, 'Tigres') },
    { kind: 'gone', was: was(null) },
    { kind: 'moved', was: was('Tigres'), now: game(1, 'Tigres') },
    { kind: 'moved', was: was('Osos'), now: game(2, null) },
  ] as const;
  const signed = {
    registrationId: 1,
    player,
    tournament,
    now,
    signature: {
      ...(waived.waiver ?? never()),
      language,
      isLikenessAllowed: true,
      confirmed: { at: now, by: 'mailbox' },
    },
  } as const;
  const request = { id: 1, registrationId: 1, playerId: 1, teamId: 1, state: 'pending', requestedAt: now } as const;
  const held = { ...joined, waitedSince: now };
  const released = { place, team, tournament, now };
  return [
    changeAskedLetter(about({}), 'Se devuelve todo.'),
    changeAskedLetter(about({ kind: 'transfer' }, other), 'Se devuelve todo.'),
    changeMadeLetter(about({ decidedBy: 'organizer' })),
    changeMadeLetter(about({ isRefundWanted: false })),
    changeMadeLetter(about({ kind: 'transfer' }, other)),
    changeRefusedLetter(about({})),
    takenBackLetter(about({ state: 'taken-back' })),
    ...lettersOfMove(team, player),
    ...lettersOfLead(team),
    playerLeftLetter(on()),
    placement.placedLetter(1, on(), links),
    placement.rosterFilledLetter(1, team, ['Ana', 'Ben'], links),
    placement.unplacedLetter(1, on(), links),
    invitationLetter('kim@b.example', team, open, mail),
    invitationLetter('kim@b.example', team, { ...open, tournament: { ...tournament, date: 'TBD' } }, mail),
    welcomeLetter(joined, mail, stranger),
    teamJoinedLetter({ ...joined, registration: { ...paid, flags: ['plays-up'] } }, links, stranger),
    requests.requestLetter(
      { request, name: player.name, player, team, isUp: true, age: 10, ageBracket: 'U10-U12' },
      links.joinRequest('sealed'),
    ),
    requests.openRequestsLetter(team, [player], links.captain('sealed')),
    contactAskedLetter({ ...open, player, registration: waived }, links),
    requests.moreRequestsLetter(team, 'https://golden-goal.example/captain/x', now),
    requests.answerLetter(request, 'accepted', { player, team, tournament }, links),
    requests.answerLetter(request, 'declined', { player, team, tournament }, links),
    ...lettersOfMoney({ player, tournament }),
    changes.changeAskedLetter(player, change, 'https://golden-goal.example/c'),
    changes.changeMadeLetter(player, change, { to: player.email, undo: 'https://golden-goal.example/u' }),
    changes.changedByOrganizerLetter(player, change, { to: player.email, now }),
    changes.changeUndoneLetter(player, change, player.email),
    codeLetter(player, '123456', now),
    playerChangedLetter(player, now, links),
    freeAgentLetter({ ...joined, registration: waiting }, mail),
    freeAgentLetter({ ...joined, registration: unsigned, player: adult }, mail),
    freeAgentLetter(
      { ...joined, registration: paid, player: aPlayer({ language, email: 'marta@family.example' }) },
      mail,
    ),
    tournamentOpenedLetter(
      { id: 1, name: 'Kim', sex: 'Female', age: 9, email: 'k@b.example', phone: '1', createdAt: now, language },
      tournament,
      mail,
      now,
    ),
    scheduleLetter(coming, [reader], links, page),
    scheduleLetter(coming, [alone], links, page),
    scheduleLetter(coming, [owing, reader], links, page),
    scheduleLetter(coming, [lead], links, page),
    changedScheduleLetter(coming, { readers: [{ ...lead, lettersToLeads: 1 }], changes: moved }, links, page),
    changedScheduleLetter(coming, { readers: [reader, owing], changes: moved }, links, page),
    changedScheduleLetter(coming, { readers: [owing], changes: moved }, links, page),
    captainLinkLetter(team, 'https://golden-goal.example/captain/x', 'new'),
    playsUpLetter(player, waived, team),
    promotedLetter({ ...held, held: 0 }, mail),
    promotedLetter({ ...held, held: 2 }, mail),
    confirmPlaceLetter({ ...released, letter: 'asked', hours: 48 }, mail),
    confirmPlaceLetter({ ...released, letter: 'reminded', hours: 48 }, mail),
    placeReleasedLetter(released, mail),
    placeReleasedToPlayer({ ...released, player }, links),
    teamCreatedLetter(created, mail),
    teamCreatedLetter({ ...created, held: 1 }, mail),
    teamCreatedLetter({ ...created, held: 3, team: { ...team, name: 'http://x.example', waitlistedAt: now } }, mail),
    teamDeletedLetter(on(), links),
    teamDeletedLetter({ ...on(), tournament: { ...tournament, status: 'active' } }, links),
    withdrawnLetter(on(), links),
    signedCopyLetter(signed, links),
    signedCopyLetter(
      { ...signed, signature: { ...signed.signature, version: '2025-01', isLikenessAllowed: false } },
      links,
    ),
  ];
}

function never(): never {
  throw new Error('The sample has a waiver');
}
