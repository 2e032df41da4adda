import type { Page } from '@playwright/test';
import { aTournament, onFile, openBackOffice, openFromMenu, signIn, unique } from './back-office.ts';
import { expect, expectAccessible, expectMessage, test } from './journey.ts';
import { fitWindow } from './nothing-beside.ts';

let phones = 0;

/** A phone that nobody else in these journeys has. */
const aPhone = () => {
  phones += 1;
  return `848-${String(Date.now()).slice(-3)}-${String(phones).padStart(4, '0')}`;
};

const player = (page: Page, name: string, different: object) =>
  onFile(page, '/api/admin/players', { name, birthYear: 2011, ...different });

/** One child under two spellings of one name, both in one cup. */
async function twice(page: Page) {
  const cup = await aTournament(page, unique('Double Cup'));
  const name = unique('Marisol Quintanilla');
  const slip = name.replace('Quintanilla', 'Quintanila');
  const family = { phone: aPhone(), tournamentId: cup.id };
  const kept = await player(page, name, { ...family, currentClub: 'Ironbound SC' });
  const gone = await player(page, slip, {
    ...family,
    email: `${unique('quintanila').replace(/\W/g, '')}@family.example`,
  });
  return { name, slip, kept, gone };
}

test('two records of one child are looked at side by side, merged, parted again, and at last are two people', async ({
  page,
}) => {
  await signIn(page);
  const { name, slip, kept, gone } = await twice(page);
  await openBackOffice(page, '/admin/teams');
  await openFromMenu(page, 'Duplicates');
  await page.goto(`/admin/duplicates?playerId=${gone.id}`);
  const pair = page.getByRole('region', { name: `${name} and ${slip}` });
  const nobodyElse = page.getByText('No other record is like this one');

  await test.step('side by side', async () => {
    await expect(pair).toContainText('Names within two letters · The same phone · Born in the same year');
    await expect(pair.getByRole('row', { name: /^Email ≠ differs/ })).toBeVisible();
    await expectAccessible(page);
    await fitWindow(page, 1440);
    await fitWindow(page, 390);
  });

  await test.step('merged', async () => {
    await pair.getByRole('button', { name: `Merge #${kept.id} ${name} and #${gone.id} ${slip}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Merge two records' });
    await expect(dialog.getByText('Both are registered: which registration stays')).toBeVisible();
    // What one of them has alone is taken over by itself; whose name stays is the organizer's to say.
    const named = dialog.getByRole('radiogroup', { name: 'Name', exact: true });
    await expect(named.getByRole('radio').first()).toBeChecked();
    await named.getByRole('radio').last().check();
    await expect(named.getByRole('radio').last()).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Merge records' }).click();
    await expectMessage(page, 'Merged');
    await expect(nobodyElse).toBeVisible();
  });

  await test.step('parted', async () => {
    const merged = page.getByRole('listitem').filter({ hasText: `#${gone.id} ${slip} into #${kept.id} ${slip}` });
    await expect(merged).toBeVisible();
    await expectAccessible(page);
    await merged.getByRole('button', { name: 'Undo' }).click();
    await expectMessage(page, 'Merge undone');
    await expect(pair).toBeVisible();
  });

  await test.step('two people', async () => {
    await page.getByRole('link', { name: `#${gone.id} ${slip}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: slip })).toBeVisible();
    await page.goto(`/admin/duplicates?playerId=${gone.id}`);
    await pair.getByRole('button', { name: 'are not the same' }).click();
    await expectMessage(page, 'Two people');
    await expect(nobodyElse).toBeVisible();
    await page.getByRole('link', { name: 'Show all duplicates' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Duplicates' })).toBeVisible();
    await expect(nobodyElse).toBeHidden();
    await expect(pair).toHaveCount(0);
  });
});
