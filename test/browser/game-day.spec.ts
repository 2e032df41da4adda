import type { Page } from '@playwright/test';
import { post, tournamentWithTeams } from './bracket-management.ts';
import { expect, expectAccessible, expectAccessibleColours, test as journey, mailed } from './journey.ts';
import { isKept, overNetwork } from './network.ts';
import { asOrganizer } from './own-cup.ts';
import { picture } from './picture.ts';
import { aRegistrant } from './registration-steps.ts';

const test = journey.extend(overNetwork);

/** Four teams that are drawn, one of them with a captain whose letters we read. */
async function aDrawnTeam(page: Page) {
  const name = await tournamentWithTeams(page, 3);
  const list: readonly { id: number; name: string }[] = await (await page.request.get('/api/tournaments')).json();
  const id = list.find((one) => one.name === name)?.id ?? 0;
  await page.request.put(`/api/tournaments/${id}/visibility`, { data: { visible: true } });
  const captain = aRegistrant();
  const answers = { captainName: captain.name, captainEmail: captain.email, captainPhone: captain.phone };
  const wishes = { skillLevel: 'Here to Play', paymentMethod: 'at_event', termsAccepted: true, tournamentId: id };
  const team = { name: `Rovers ${captain.name}`, birthYear: 1990, currentClub: 'None', ...answers, ...wishes };
  await post(page.request, '/api/teams', team);
  const { teams } = await (await page.request.get(`/api/tournaments/${id}`)).json();
  await post(page.request, `/api/tournaments/${id}/generate-brackets`, {
    teamIds: teams.map((one: { id: number }) => one.id),
  });
  await post(page.request, '/api/admin/logout', {});
  return { ...captain, team: team.name, tournamentId: id };
}

const everythingKept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

test('a family opens its game day from a letter: all in one screen, and there again without a network', async ({
  page,
  network,
}) => {
  const captain = await aDrawnTeam(page);
  const path = await mailed(captain.email, /\/game-day\/[^\s"<>]+/);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: captain.name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Next game' })).toBeVisible();
  await expect(page.getByText('Field 1', { exact: false }).nth(0)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Map' })).toHaveAttribute('href', /google\.com\/maps/);
  await expect(page.getByRole('link', { name: 'Pay with Venmo' })).toHaveAttribute('href', /venmo\.com.*amount=40\.00/);
  await expect(page.getByRole('link', { name: 'Call the organizers' })).toHaveAttribute('href', /^tel:\d+/);
  await expect(page.getByText(/^As of \w+/)).toBeVisible();
  const forget = page.getByRole('button', { name: 'Forget it on this device' });
  const bottom = await forget.evaluate((button) => button.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  await expectAccessible(page);
  await picture(page, 'game day');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessibleColours(page);
  await picture(page, 'game day, dark');
  await page.emulateMedia({ colorScheme: 'light' });

  await isKept(page);
  network.cut();
  await page.reload();
  await expect(page.getByRole('heading', { name: captain.name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Next game' })).toBeVisible();
  await expect(page.getByText(/^No network\. As of \w+/)).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'game day without a network');

  await forget.click();
  await expect(page.getByText('Nothing of this page stays on this device.')).toBeVisible();
  expect(await everythingKept(page)).not.toContain(captain.name);
  await page.reload();
  await expect(page.getByText('Your game day could not be opened.')).toBeVisible();
  await expectAccessible(page);

  network.mend();
  await page.reload();
  await expect(page.getByText(/^As of \w+/)).toBeVisible();
  expect(await everythingKept(page)).not.toContain(captain.name);
  await page.getByRole('button', { name: 'Keep it on this device' }).click();
  await expect.poll(() => everythingKept(page)).toContain(captain.name);
  await page.getByRole('link', { name: 'All games' }).click();
  await expect(page.getByRole('heading', { name: captain.team })).toBeVisible();
  await asOrganizer('PUT', `/api/tournaments/${captain.tournamentId}/visibility`, { visible: false });
});
