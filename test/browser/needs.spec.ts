import type { Page } from '@playwright/test';
import type { Needs } from '../../domain/answer/need/needs.ts';
import { aRegisteredPlayer, aTournament, onFile, openBackOffice, unique } from './back-office.ts';
import { desktop, expect, expectAccessible, test } from './journey.ts';
import { picture } from './picture.ts';

test.use(desktop);

/** A tournament with a team, a player and a registration of this journey alone. */
async function aCup(page: Page) {
  const cup = await aTournament(page, unique('Overview Cup'), { isDividedByAge: true });
  const name = unique('Union Ultras');
  const entered = { name, tournamentId: cup.id, skillLevel: 'Here to Play', ageBracket: 'U10-U12' };
  const team = await onFile<{ readonly id: number }>(page, '/api/admin/teams', entered);
  return { cup, team: { ...team, name } };
}

test('the crest leads to what needs somebody, a number to exactly those, a record to those beside it, and a history to the audit', async ({
  page,
}) => {
  await openBackOffice(page);
  const { cup, team } = await aCup(page);
  const name = unique('Rosa Marsh');
  const { playerId } = await aRegisteredPlayer(page, name, cup.id, { ageBracket: 'U16-U19' });
  const renamed = `${team.name} United`;

  await test.step('a number leads to exactly those whom it counts', async () => {
    await page.getByRole('link', { name: 'Golden Goal back office' }).click();
    const needs = page.getByRole('list', { name: 'Needs somebody now' });
    await expect(needs).toBeVisible();
    await picture(page, 'needs');
    await needs.getByRole('link', { name: /Owes? money/ }).click();
    await expect(page).toHaveURL(/\/admin\/tournament-registrations$/);
    const toDo = page.getByLabel('Still to do').and(page.getByRole('combobox'));
    await expect(toDo).toHaveText('Owes money');
    const { counts }: Needs = await (await page.request.get('/api/admin/needs')).json();
    expect(counts.unpaid).toBeGreaterThan(0);
    await toDo.click();
    await page.getByRole('option', { name: 'All', exact: true }).click();
    await expect(toDo).toHaveText('All');
  });

  const part = (title: string) => page.getByRole('region', { name: title });
  const linkTo = (title: string, link: string | RegExp) => part(title).getByRole('link', { name: link });
  await test.step('a player leads to the registration, it to the tournament, that to its team, and back', async () => {
    await page.goto(`/admin/players/${playerId}/show`);
    await expectAccessible(page);
    await linkTo('Tournament Registrations', /^Overview Cup/).click();
    await expect(part('Details')).toContainText('3V3-');
    await expectAccessible(page);
    await linkTo('Details', /^Overview Cup/).click();
    await linkTo('Teams', team.name).click();
    await expect(page.getByRole('heading', { name: team.name, level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expect(part('History')).toContainText('created');
    await linkTo('Details', /^Overview Cup/).click();
    await expect(part('History')).toContainText('created');
  });

  await test.step('the audit says what was done, with the difference on demand', async () => {
    const answer = await page.request.put(`/api/admin/teams/${team.id}`, { data: { name: renamed } });
    await expect(answer).toBeOK();
    await page.goto(`/admin/teams/${team.id}/show`);
    await page.getByRole('link', { name: /^History: all/ }).click();
    await expect(page).toHaveURL(/\/admin\/audit$/);
    const row = page.getByRole('row').filter({ hasText: `name: ${team.name} → ${renamed}` });
    await expect(row).toBeVisible();
    const difference = row.getByText(`name: ${team.name} → ${renamed}`);
    await expect(difference).toBeHidden();
    await row.getByText('Difference').click();
    await expect(difference).toBeVisible();
    await expectAccessible(page);
  });
});
