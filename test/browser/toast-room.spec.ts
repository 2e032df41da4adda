import type { Page } from '@playwright/test';
import { aRegisteredPlayer, aTournament, onFile, openBackOffice, unique } from './back-office.ts';
import { expect, test } from './journey.ts';

const toast = (page: Page) => page.locator('[data-toast]');

for (const width of [390, 768, 1440]) {
  test(`a message beside an open dialog is heard and covers none of it, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await openBackOffice(page);
    const cup = await aTournament(page, unique('Room Cup'));
    const { id } = await onFile(page, '/api/admin/teams', { name: unique('Roomers'), tournamentId: cup.id });
    const names = ['Ro', 'Rae', 'Rio', 'Rue'].map((name) => unique(name));
    for (const name of names) await aRegisteredPlayer(page, name, cup.id, { teamOption: 'existing', teamId: id });
    await page.goto(`/admin/teams/${id}/roster`);
    const dialog = page.getByRole('dialog');
    const last = dialog.getByRole('button', { name: 'Add to roster' });
    await dialog.getByRole('button', { name: `Remove from team: ${names[0]}` }).click();
    await expect(page.getByRole('status').filter({ hasText: `${names[0]} is a free agent now` })).toBeVisible();
    // A message stays as long as somebody points at it; to point takes a busy machine a while.
    await toast(page).dispatchEvent('mouseover');
    await toast(page).hover();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await bottomOf(dialog)) <= (await topOf(toast(page)))).toBe(true);
    expect(await bottomOf(last)).toBeLessThanOrEqual(await topOf(toast(page)));
    const before = await last.boundingBox();
    await page.getByRole('button', { name: 'Close message' }).click();
    await expect(toast(page)).toHaveCount(0);
    // A message goes by itself, too: nothing moves under the finger that is just pressing a button.
    expect(await last.boundingBox()).toEqual(before);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--toast-room'))).toBe('');
  });
}

test('a message that goes moves nothing at the end of a page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 640 });
  await openBackOffice(page);
  const cup = await aTournament(page, unique('End Cup'));
  for (let team = 1; team <= 2; team += 1)
    await onFile(page, '/api/admin/teams', { name: unique(`Enders ${team}`), tournamentId: cup.id });
  await page.goto(`/bracket-management?tournament=${cup.id}`);
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  await expect(toast(page)).toBeVisible();
  const last = page.getByRole('button', { name: 'Generate Brackets' });
  await expect(last).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const before = await last.boundingBox();
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(toast(page)).toHaveCount(0);
  expect(await last.boundingBox()).toEqual(before);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--toast-room')))
    .toBe('');
});

async function bottomOf(of: ReturnType<Page['locator']>): Promise<number> {
  const box = await of.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}

async function topOf(of: ReturnType<Page['locator']>): Promise<number> {
  return (await of.boundingBox())?.y ?? 0;
}
