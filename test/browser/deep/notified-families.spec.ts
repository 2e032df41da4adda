import type { Page } from '@playwright/test';
import { organizer } from '../back-office.ts';
import { choose, openBracketManagement, post, section } from '../bracket-management.ts';
import { enterTeam } from '../entered.ts';
import { expect, expectAccessible, expectMail, expectMessage, test } from '../journey.ts';
import { aRegistrant } from '../registration-steps.ts';

test.use({ viewport: { width: 1440, height: 1800 }, hasTouch: false });

const day = 24 * 3_600_000;

/** The day of the calendar in New Jersey, YYYY-MM-DD. */
const inNewJersey = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(at);

const dayAfter = (date: string, days: number) => new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** A published tournament of tomorrow with four teams; one of its captains. */
async function publishedTournament(page: Page) {
  const name = `Told Cup ${Date.now()}`;
  await post(page.request, '/api/admin/login', organizer);
  const date = inNewJersey(new Date(Date.now() + day));
  const { id } = await post(page.request, '/api/tournaments', { name, date, ageGroup: 'Open', location: 'Turf' });
  const captain = aRegistrant();
  const teamIds = [];
  for (const leading of [captain, aRegistrant(), aRegistrant(), aRegistrant()]) {
    const entry = { tournamentId: id, paymentMethod: 'venmo' };
    teamIds.push((await enterTeam(page.request, `Told ${teamIds.length + 1}`, leading, entry)).id);
  }
  await post(page.request, `/api/tournaments/${id}/generate-brackets`, { teamIds, draft: true });
  await post(page.request, `/api/tournaments/${id}/publish`, {});
  return { id, name, date, captain: captain.email };
}

test('families are told of a published timetable at once; after a move or on another date the desk says who is told what, and when', async ({
  page,
}) => {
  const { id, name, date, captain } = await publishedTournament(page);
  await expectMail(captain, 'Your schedule: ');
  await openBracketManagement(page);
  await choose(page, name);
  const timetable = section(page, 'Timetable');
  await expect(timetable).toContainText('Families were last told of the timetable on');

  await test.step('after a move it says when families are told, and leads to what they were told', async () => {
    await timetable.getByLabel('Publish changes at once').check();
    await timetable.getByRole('button', { name: 'Shift the rest of the day' }).click();
    await page.getByRole('button', { name: 'Shift', exact: true }).click();
    await expect(timetable).toContainText('4 families will be told in about 10 minutes');
    await expectAccessible(page);
    await timetable.getByRole('link', { name: 'Show in Messages' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
    await expect(page.getByText(/^Your schedule: /).and(page.getByText(name))).toHaveCount(4);
    expect(page.url()).not.toContain('Told');
  });

  await test.step('another date says that it moves the games before it is saved, and tells families once', async () => {
    const later = dayAfter(date, 7);
    await page.goto(`/admin/tournaments/${id}`);
    const dialog = page.getByRole('dialog', { name: 'Edit Tournament' });
    const dateOf = dialog.getByLabel('Date', { exact: false }).first();
    await expect(dateOf).toHaveValue(date);
    await expect(dialog.getByText('The games still to be played')).toHaveCount(0);
    await dateOf.fill('TBA');
    await expect(dialog.getByText('The games still to be played lose their times')).toBeVisible();
    await dateOf.fill(later);
    await expect(dialog.getByText('The games still to be played move 7 days later')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save Tournament' }).click();
    await expectMessage(page, 'Tournament updated');
    const { games } = await (await page.request.get(`/api/tournaments/${id}`)).json();
    const days = games.map(({ startTime }: { readonly startTime: string }) => inNewJersey(new Date(startTime)));
    expect(new Set(days)).toEqual(new Set([later]));
    await openBracketManagement(page);
    await choose(page, name);
    await expect(timetable).toContainText('4 families will be told in about 10 minutes');
  });
});
