import type { Language } from '../../domain/rule/language/language.ts';
import { asideTo } from '../../domain/rule/mail/letter.ts';
import type { ContactReader, PlayingReader } from '../../domain/rule/schedule/schedule-reader.ts';
import { Links } from '../../domain/rule/site/links.ts';
import { changedScheduleLetter } from '../../domain/use-case/schedule/changed-schedule-letter.ts';
import { scheduleLetter } from '../../domain/use-case/schedule/schedule-letter.ts';
import { callOffLetter } from '../../domain/use-case/tournament/call-off-letter.ts';
import { aTournament } from './a-tournament.ts';

const now = new Date('2026-11-20T15:00:00Z');
const links = new Links('https://golden-goal.example');
const tournament = aTournament();
const game = (id: number, opponent: string | null) => ({
  ...{ id, startsAt: new Date(`2026-12-12T2${id}:15:00Z`), field: 'Norte', isDrawn: true, isOpponentDrawn: true },
  ...{ opponent: opponent === null ? null : { id: 9, name: opponent }, state: 'to come' as const },
});
const was = (opponent: string | null) => ({
  ...{ id: 7, startsAt: '2026-12-12T23:15:00Z', field: 'Sur', opponent, drawnAgainst: null, isDrawn: true },
});
export const coming = {
  ...{ id: 1, name: tournament.name, date: tournament.date, location: tournament.location, startsAt: now },
  ...{ day: '2026-12-12', hasTimetable: true, isUpcoming: true, isNotified: true },
};
const page = [asideTo('All games of your team', links.team(1), 'last')];

/** What a family and a team's contact are told of the day of play. */
export function lettersOfDay(language: Language) {
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
    },
    ...{
      teammates: [{ player: 'Kim', reachedAt: { name: 'Kim', email: 'kim@b.example', phone: null } }],
      told: undefined,
    },
    ...{ debt: null, waiver: 'confirmed', games: [game(1, 'Tigres'), game(2, null)] },
  };
  const alone: PlayingReader = { ...reader, teamName: null, games: [], waiver: 'unsigned' };
  const { debt: _d, waiver: _w, ...anybody } = reader;
  const contact: ContactReader = {
    ...{ ...anybody, registrationId: null, teamId: 1, captainId: 1, captainLinkNumber: 1, lettersToContacts: 0 },
  };
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
  const callOff = {
    ...{
      kind: 'called-off' as const,
      text: 'Night Owls',
      spanishText: 'Night Owls',
      saidAt: '2026-12-11T12:00:00.000Z',
    },
    ...{ toldAt: null, replaced: null, refund: 'none' as const },
  } as const;
  const off = { ...tournament, callOff };
  const refunded = { ...off, callOff: { ...callOff, refund: 'full' as const } };
  const postponed = { ...tournament, date: 'TBA', callOff: { ...callOff, kind: 'postponed' as const } };
  const partly = { ...postponed, callOff: { ...postponed.callOff, refund: 'unplayed' as const } };
  return {
    'called-off': [off, refunded, postponed, partly].map((one) =>
      callOffLetter(one, { to: 'ana@b.example', language, names: ['Ana'] }, links),
    ),
    schedule: [
      scheduleLetter(coming, [reader], links, page),
      scheduleLetter(coming, [alone], links, page),
      scheduleLetter(coming, [owing, reader], links, page),
      scheduleLetter(coming, [contact], links, page),
      changedScheduleLetter(coming, { readers: [{ ...contact, lettersToContacts: 1 }], changes: moved }, links, page),
      changedScheduleLetter(coming, { readers: [reader, owing], changes: moved }, links, page),
      changedScheduleLetter(coming, { readers: [owing], changes: moved }, links, page),
    ],
  };
}
