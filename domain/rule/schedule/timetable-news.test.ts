import { announcedGames, type OwnGame } from './own-game.ts';
import { announcementToStore, type ContactReader, type PlayingReader, type ScheduleReader } from './schedule-reader.ts';
import { households, newsAhead, presentAnnouncement } from './timetable-news.ts';

const at = (time: string) => new Date(`2026-12-12T${time}:00-05:00`);
const game = (answers: Partial<OwnGame> = {}): OwnGame => ({
  ...{ id: 1, startsAt: at('18:15'), field: 'Field 1', opponent: { id: 7, name: 'Tigers' } },
  ...{ isDrawn: true, isOpponentDrawn: true, state: 'to come', ...answers },
});
const location = 'Turf City';
const where = { location, day: '2026-12-12' };
const told = { teamId: 5, games: announcedGames([game()]), letters: 1 };

const settled = { teammates: [], debt: null, waiver: 'confirmed' } as const;

function aReader(answers: Partial<PlayingReader> = {}): PlayingReader {
  const person = { registrationId: 1, playerId: 1, name: 'Ana', email: 'ana@family.example', language: 'en' as const };
  return {
    ...person,
    teamId: 5,
    teamName: 'Lions',
    captainName: 'Ana',
    ...settled,
    games: [game()],
    told,
    ...answers,
  };
}

const moved = [game({ field: 'Field 2' })];
const newsOf = (reader: ScheduleReader, now = at('12:00'), lastChangeAt: Date | null = at('11:00')) =>
  households({ readers: [reader], lastChangeAt, ...where }, now)[0]?.news;

test('whoever has not been told at all has no news yet: the first letter is another', () => {
  expect(households({ readers: [aReader({ told: undefined })], lastChangeAt: null, ...where }, at('12:00'))).toEqual(
    [],
  );
});

test('a family is told ten minutes after the last change, two when a game of the change is near', () => {
  expect(newsOf(aReader({ games: moved }))?.at).toEqual(at('11:10'));
  expect(newsOf(aReader({ games: moved }), at('16:14'))?.at).toEqual(at('11:10'));
  expect(newsOf(aReader({ games: moved }), at('16:15'))?.at).toEqual(at('11:02'));
  expect(newsOf(aReader({ games: moved }), at('12:00'), null)?.at).toEqual(at('12:00'));
  expect(newsOf(aReader())).toBeUndefined();
});

test('two of a family on one team get one letter, on two teams one each', () => {
  const ben = aReader({ registrationId: 2, name: 'Ben', email: 'Ana@Family.example', games: moved });
  const one = households({ readers: [aReader({ games: moved }), ben], lastChangeAt: null, ...where }, at('12:00'));
  expect(one.map(({ readers }) => readers.map(({ name }) => name))).toEqual([['Ana', 'Ben']]);
  const other = { ...ben, teamId: 6, told: { ...told, teamId: 6 } };
  expect(
    households({ readers: [aReader({ games: moved }), other], lastChangeAt: null, ...where }, at('12:00')),
  ).toHaveLength(2);
});

test('whoever was told of no game, or of those of another team, is told of all', () => {
  expect(newsOf(aReader({ told: { ...told, games: [] } }))?.changes).toBe('everything');
  expect(newsOf(aReader({ told: { ...told, teamId: 4 } }))?.changes).toBe('everything');
  expect(newsOf(aReader({ told: { ...told, teamId: null, games: [] }, games: [] }))).toBeUndefined();
});

test('whoever was told of another place is told of all once more; where that is not known nobody is', () => {
  const elsewhere = { ...told, location: 'Dome' };
  expect(newsOf(aReader({ told: elsewhere }))?.changes).toBe('everything');
  expect(newsOf(aReader({ told: elsewhere, teamId: null, games: [] }))?.changes).toBe('everything');
  expect(newsOf(aReader({ told: elsewhere, games: [game({ state: 'started' })] }))).toBeUndefined();
  expect(newsOf(aReader({ told: presentAnnouncement(aReader({ told: elsewhere }), where, true) }))).toBeUndefined();
});

test('whoever was told of another day and has no games is told once more; where that is not known nobody is', () => {
  const earlier = { ...told, games: [], day: '2026-12-05' };
  for (const games of [earlier.games, told.games]) {
    const reader = aReader({ told: { ...earlier, games }, games: [] });
    expect(newsOf(reader)?.changes).toBe('everything');
    expect(newsOf({ ...reader, told: presentAnnouncement(reader, where, true) })).toBeUndefined();
  }
  expect(newsOf(aReader({ told: earlier, teamId: null, games: [] }))?.changes).toBe('everything');
  expect(newsOf(aReader({ told: { ...told, games: [] }, games: [] }))).toBeUndefined();
});

test('whoever has games is told of those that move, not of the day beside', () => {
  expect(newsOf(aReader({ told: { ...told, day: '2026-12-05' } }))).toBeUndefined();
});

test('whoever has left the team is not told of its games', () => {
  const alone = aReader({ teamId: null, teamName: null, games: [] });
  expect(newsOf(alone)).toBeUndefined();
  expect(presentAnnouncement(alone, where, false)).toEqual({ teamId: null, games: [], letters: 1, ...where });
});

test('two families of one team who have no address are told each by itself', () => {
  const readers = [1, 2].map((one) => aReader({ registrationId: one, playerId: one, email: '', games: moved }));
  const told = households({ readers, lastChangeAt: null, ...where }, at('12:00'));
  expect(told.map((home) => home.readers.length)).toEqual([1, 1]);
});

test('an organizer sees how many letters are ahead, and when the first is due', () => {
  const readers = [
    aReader({ games: moved }),
    aReader({ registrationId: 2, email: 'ben@family.example', games: moved }),
    aReader({ registrationId: 3, email: 'captain@placeholder.invalid', games: moved }),
    aReader({ registrationId: 4, email: 'cleo@family.example' }),
  ];
  const now = at('12:00');
  const times = { lastChangeAt: at('11:00'), lastToldAt: at('09:00'), ...where };
  const ahead = { letters: 2, teams: 1, lastToldAt: at('09:00') };
  expect(newsAhead({ ...times, readers, lastChangeAt: at('11:55') }, now)).toEqual({ ...ahead, dueAt: at('12:05') });
  expect(newsAhead({ ...times, readers }, now).dueAt).toEqual(now);
  expect(newsAhead({ ...times, readers: [aReader()] }, now)).toEqual({ ...ahead, letters: 0, teams: 0, dueAt: null });
});

const { debt: _d, waiver: _w, ...anyReader } = aReader();
const aContact = (answers: Partial<ContactReader> = {}): ContactReader => ({
  ...anyReader,
  ...{ registrationId: null, teamId: 5, captainId: null, captainLinkNumber: 1, lettersToContacts: 1, ...answers },
});

test('the contact of a team is told of changes as its families are, in a letter of their own', () => {
  const readers = [
    aReader({ games: moved }),
    aContact({ games: moved }),
    aContact({ teamId: 6, email: 'bo@club.example' }),
  ];
  const told = households({ readers, lastChangeAt: at('11:00'), ...where }, at('12:00'));
  expect(told.map((one) => [one.readers.map(({ registrationId }) => registrationId), one.news?.at])).toEqual([
    [[1], at('11:10')],
    [[null], at('11:10')],
    [[null], at('11:10')],
  ]);
  expect(households({ readers: [aContact({ told: undefined })], lastChangeAt: null, ...where }, at('12:00'))).toEqual(
    [],
  );
});

test('letters to a contact are counted on when the team has another, and kept by the team', () => {
  const successor = aContact({ told: undefined, lettersToContacts: 2 });
  expect(presentAnnouncement(successor, where, true).letters).toBe(3);
  expect(presentAnnouncement(successor, where, false).letters).toBe(2);
  expect(presentAnnouncement(aReader({ told: undefined }), where, true).letters).toBe(1);
  expect(announcementToStore(successor, presentAnnouncement(successor, where, true))).toMatchObject({
    registrationId: null,
    teamId: 5,
    letters: 3,
  });
  expect(announcementToStore(aReader(), told)).toEqual({ registrationId: 1, ...told });
});
