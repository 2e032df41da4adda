/** @jest-environment ./test/harness/page-environment.mjs */
import type { GameDayView } from './game-day-calls.ts';
import {
  dropGameDay,
  isGameDayStorageOn,
  setGameDayStorage,
  storedGameDay,
  storeGameDay,
  sweepGameDays,
} from './game-day-storage.ts';

const asOf = '2026-12-12T15:00:00.000Z';
const saturday = new Date('2026-12-12T22:00:00Z');
const sunday = new Date('2026-12-13T12:00:00Z');

const shown: GameDayView = {
  ...{ asOf, organizerPhone: '(201) 555-0133', organizerEmail: 'hello@gg.example' },
  days: [
    {
      ...{
        registrationId: 1,
        playerName: 'Ada Lindt',
        tournament: 'Winter Cup',
        date: 'December 12',
        location: 'Turf',
      },
      ...{ lastDay: '2026-12-12', teamId: 1, teamName: 'Rovers', isWaiting: false, games: [], hasPlayed: false },
      ...{ owed: null, waiver: 'claimed', signAt: 'https://gg.example/waiver/secret', roster: ['Ada Lindt', 'Ben M.'] },
    },
  ],
};
const link = (number: number) => `Z2FtZS1kYXk.mi1k.${String(number).padStart(43, 'x')}`;
const everything = () => JSON.stringify({ ...localStorage });

beforeEach(() => localStorage.clear());

test('what was shown is there again behind its own link, without the way to sign', () => {
  storeGameDay(link(1), shown);
  expect(storedGameDay(link(1), saturday)?.days[0]).toMatchObject({ playerName: 'Ada Lindt', signAt: null });
  expect(storedGameDay(link(2), saturday)).toBeUndefined();
  expect(everything()).not.toContain('secret');
});

test('what is kept opens nothing: the link itself is not among it', () => {
  storeGameDay(link(1), shown);
  expect(everything()).not.toContain(link(1));
  expect(everything()).not.toContain('Z2FtZS1kYXk');
});

test('the day after nothing is shown of it, and whatever page is opened sweeps it out', () => {
  storeGameDay(link(1), shown);
  expect(storedGameDay(link(1), sunday)).toBeUndefined();
  sweepGameDays(saturday);
  expect(everything()).toContain('Ada Lindt');
  sweepGameDays(sunday);
  expect(localStorage).toHaveLength(0);
});

test('forgotten is forgotten, and nothing is kept until it is wanted again', () => {
  storeGameDay(link(1), shown);
  setGameDayStorage(false);
  expect(everything()).not.toContain('Ada Lindt');
  storeGameDay(link(1), shown);
  sweepGameDays(saturday);
  expect(everything()).not.toContain('Ada Lindt');
  expect(isGameDayStorageOn()).toBe(false);
  setGameDayStorage(true);
  storeGameDay(link(1), shown);
  expect(storedGameDay(link(1), saturday)).toBeDefined();
});

test('a link that ended takes what was behind it along', () => {
  storeGameDay(link(1), shown);
  dropGameDay(link(1));
  expect(localStorage).toHaveLength(0);
});

test('six links are remembered, the oldest makes room', () => {
  for (let number = 1; number <= 7; number += 1) storeGameDay(link(number), shown);
  expect(storedGameDay(link(1), saturday)).toBeUndefined();
  expect(storedGameDay(link(2), saturday)).toBeDefined();
});

test('what another build of the site has written there is taken for nothing', () => {
  const other = { isOff: false, shown: [[link(1).slice(-16), { days: [{ lastDay: null }] }]] };
  for (const written of ['{broken', 'null', '{"isOff":true}', JSON.stringify(other)]) {
    localStorage.setItem('game-days', written);
    expect(storedGameDay(link(1), saturday)).toBeUndefined();
    expect(isGameDayStorageOn()).toBe(true);
  }
  storeGameDay(link(1), shown);
  expect(storedGameDay(link(1), saturday)).toBeDefined();
});
