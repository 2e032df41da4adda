import { aPublicTournament } from '../../test/sample/a-public-tournament.ts';
import type { Board } from './board.ts';
import { isRegistrationClosed, openTournaments, upcomingTournaments } from './open-tournaments.ts';

const tournament = aPublicTournament({ id: 1, name: 'Fall Cup', date: 'December 12', firstDay: '2026-12-12' });

const site = {
  fee: { cents: 4000 },
  venmoHandle: 'golden-goal',
  contactEmail: 'hello@example.com',
  contactPhone: '',
  links: [],
  socialLinks: [],
  closingOneClosesAll: false,
  isRegistrationClosed: false,
};

const board: Board = { tournaments: [tournament], site, hasFailed: false };

test('registration is open while a tournament takes registrations', () => {
  expect(isRegistrationClosed(board)).toBe(false);
});

test('registration is closed when the server says so', () => {
  expect(isRegistrationClosed({ ...board, site: { ...site, isRegistrationClosed: true } })).toBe(true);
});

test('registration is closed when no tournament takes any', () => {
  const played = { ...tournament, status: 'completed', acceptsRegistrations: false } as const;
  expect(isRegistrationClosed({ ...board, tournaments: [played] })).toBe(true);
  expect(openTournaments({ ...board, tournaments: [played] })).toEqual([]);
  expect(upcomingTournaments({ ...board, tournaments: [played] })).toEqual([]);
});

test('tournaments stand by their first day, those to be announced last', () => {
  const tournaments = [
    { ...tournament, id: 1, firstDay: null },
    { ...tournament, id: 2, firstDay: '2027-01-02' },
    { ...tournament, id: 3, firstDay: '2026-12-15' },
  ];
  expect(openTournaments({ ...board, tournaments }).map(({ id }) => id)).toEqual([3, 2, 1]);
});

test('nothing is called closed before anything is known', () => {
  expect(isRegistrationClosed({ tournaments: undefined, site: undefined, hasFailed: false })).toBe(false);
});
