import type { Request } from 'express';
import { testCredentials } from '../../test/harness/product.mjs';
import { FixedClock } from '../../test/in-memory/fixed-clock.ts';
import { SessionSecret } from '../process/session-secret.ts';
import { readSettings } from '../process/settings.ts';
import { TournamentViews } from './tournament-views.ts';

const clock = new FixedClock(new Date('2099-05-03T10:00:00Z'));
const settings = readSettings({ ...testCredentials, DATABASE_URL: 'postgres://nowhere' });
const views = new TournamentViews(new SessionSecret('a secret of ours'), clock, settings);

/** Cookies of a browser that has named a team of a tournament. */
function cookiesOf(tournamentId: number): string {
  const cookies: string[] = [];
  const res = { cookie: (name: string, value: string) => cookies.push(`${name}=${value}`) };
  views.give({ res } as unknown as Request, tournamentId);
  return ['a=b', ...cookies].join('; ');
}

test('who has named a team sees the brackets of its tournament and of no other, for twelve hours', () => {
  clock.set(new Date('2099-05-03T10:00:00Z'));
  const cookies = cookiesOf(7);
  expect([7, 70, 8].map((id) => views.isIn(cookies, id))).toEqual([true, false, false]);
  clock.set(new Date('2099-05-03T21:59:59Z'));
  expect(views.isIn(cookies, 7)).toBe(true);
  clock.set(new Date('2099-05-03T22:00:00Z'));
  expect(views.isIn(cookies, 7)).toBe(false);
});

test('a sight that is forged, prolonged or borrowed from another tournament opens nothing', () => {
  clock.set(new Date('2099-05-03T10:00:00Z'));
  const [, end = '', mark = ''] = /=(\d+)\.(.+)$/.exec(cookiesOf(7)) ?? [];
  const forged = [
    '',
    end,
    `${end}.`,
    `${end}.${mark.slice(1)}`,
    `${Number(end) + 1}.${mark}`,
    `${end}.${'A'.repeat(22)}`,
  ];
  expect(forged.filter((value) => views.isIn(`golden-goal-view-7=${value}`, 7))).toEqual([]);
  expect(views.isIn(`golden-goal-view-8=${end}.${mark}`, 8)).toBe(false);
  expect(views.isIn(`golden-goal-view-7=${end}.${mark}`, 7)).toBe(true);
});
