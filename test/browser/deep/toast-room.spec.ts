import type { Page } from '@playwright/test';
import { aRegisteredPlayer, aTournament, onFile, openBackOffice, unique } from '../back-office.ts';
import { drawnAnew, expect, test } from '../journey.ts';

const toast = (page: Page) => page.locator('[data-toast]');
const roomKept = (page: Page) => page.evaluate(() => document.documentElement.style.getPropertyValue('--toast-room'));

test('a message beside an open dialog is heard and covers none of it, on a phone, a tablet and a laptop', async ({
  page,
}) => {
  await openBackOffice(page);
  const cup = await aTournament(page, unique('Room Cup'));
  const { id } = await onFile(page, '/api/admin/teams', { name: unique('Roomers'), tournamentId: cup.id });
  const names = ['Ro', 'Rae', 'Rio', 'Rue'].map((name) => unique(name));
  for (const name of names) await aRegisteredPlayer(page, name, cup.id, { teamOption: 'existing', teamId: id });
  const dialog = page.getByRole('dialog');
  const last = dialog.getByRole('button', { name: 'Add to roster' });
  await page.goto(`/admin/teams/${id}/roster`);
  for (const [place, width] of [390, 768, 1440].entries()) {
    await page.setViewportSize({ width, height: 640 });
    await drawnAnew(page);
    await dialog.getByRole('button', { name: `Remove from team: ${names[place]}` }).click();
    await expect(page.getByRole('status').filter({ hasText: `${names[place]} is a free agent now` })).toBeVisible();
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
  }
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await roomKept(page)).toBe('');

  await test.step('at the end of a page a message that goes moves nothing', async () => {
    await onFile(page, '/api/admin/teams', { name: unique('Enders'), tournamentId: cup.id });
    await page.goto(`/bracket-management?tournament=${cup.id}`);
    await page.getByRole('button', { name: 'Refresh Data' }).click();
    await expect(toast(page)).toBeVisible();
    const button = page.getByRole('button', { name: 'Generate Brackets' });
    await expect(button).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const before = await button.boundingBox();
    await page.getByRole('button', { name: 'Close message' }).click();
    await expect(toast(page)).toHaveCount(0);
    expect(await button.boundingBox()).toEqual(before);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => roomKept(page)).toBe('');
  });
});

async function bottomOf(of: ReturnType<Page['locator']>): Promise<number> {
  const box = await of.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
}

async function topOf(of: ReturnType<Page['locator']>): Promise<number> {
  return (await of.boundingBox())?.y ?? 0;
}
