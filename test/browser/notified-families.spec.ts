import type { Page } from '@playwright/test';
import { choose, openBracketManagement, post, section } from './bracket-management.ts';
import { expect, expectAccessible, expectMail, test } from './journey.ts';
import { aRegistrant } from './registration-steps.ts';

test.use({ viewport: { width: 1440, height: 1800 }, hasTouch: false });

const day = 24 * 3_600_000;

/** A drawn tournament of tomorrow with four teams; one of its captains, and the product has told them of it by itself. */
async function toldTournament(page: Page) {
  const name = `Told Cup ${Date.now()}`;
  await post(page.request, '/api/admin/login', { username: 'organizer', password: 'kick-off-demo' });
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date(Date.now() + day));
  const { id } = await post(page.request, '/api/tournaments', { name, date, ageGroup: 'Open', location: 'Turf' });
  const teamIds = [];
  const captains = [];
  for (let number = 1; number <= 4; number += 1) {
    const { name: captainName, email: captainEmail, phone: captainPhone } = aRegistrant();
    const captain = { captainName, captainEmail, captainPhone, birthYear: 1990, currentClub: 'None' };
    const wishes = { skillLevel: 'Here to Play', paymentMethod: 'venmo', termsAccepted: true, tournamentId: id };
    const { team } = await post(page.request, '/api/teams', { name: `Told ${number}`, ...captain, ...wishes });
    teamIds.push(team.id);
    captains.push(captainEmail);
  }
  await post(page.request, `/api/tournaments/${id}/generate-brackets`, { teamIds });
  const told = async () => (await (await page.request.get(`/api/tournaments/${id}/timetable-news`)).json()).lastToldAt;
  await expect.poll(told, { timeout: 60_000 }).not.toBeNull();
  return { name, captain: captains[0] ?? '' };
}

test('after a move the desk says when families are told, and leads to what they were told', async ({ page }) => {
  const { name, captain } = await toldTournament(page);
  await expectMail(captain, `Your schedule: ${name}`);
  await openBracketManagement(page);
  await choose(page, name);
  const timetable = section(page, 'Timetable');
  await expect(timetable).toContainText('Families were last told of the timetable on');
  await timetable.getByRole('button', { name: 'Shift the rest of the day' }).click();
  await page.getByRole('button', { name: 'Shift', exact: true }).click();
  await expect(timetable).toContainText('4 families will be told in about 10 minutes');
  await expectAccessible(page);
  await timetable.getByRole('link', { name: 'Show in Messages' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
  await expect(page.getByText(`Your schedule: ${name}`)).toHaveCount(4);
  expect(page.url()).not.toContain('Told');
});
