import { enterPlayer, lookUp } from './families.ts';
import { expect, expectAccessible, expectMessage, mailed, mailsTo, test } from './journey.ts';
import { ownCup } from './own-cup.ts';
import { picture } from './picture.ts';
import { aRegistrant } from './registration-steps.ts';

const cup = ownCup('Waiver Cup');
const link = /\/waiver\/[^\s"<>]+/;

test('a parent signs the waiver from the mail, and the Player ID shows it', async ({ page }) => {
  // Fourteen, and without a parent in the form: nobody could sign.
  const player = aRegistrant();
  await enterPlayer(page.request, cup().id, player);
  await lookUp(page, player);
  await expect(page.getByText('Waiver unsigned')).toBeVisible();
  await page.getByRole('button', { name: 'Email the link to sign' }).click();
  await expectMessage(page, 'on its way to the address on file', 'good');

  await page.goto(await mailed(player.email, link));
  await expect(page).toHaveTitle(/Sign the waiver · Golden Goal/);
  await expect(page.getByText(player.name, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(7);
  await expectAccessible(page);
  await page.getByLabel('Name of the signer').fill('Pat Vale');
  await page.getByRole('radio', { name: 'Legal guardian' }).check();
  await page.getByLabel(/I have read the Terms and Conditions/).check();
  await page.getByRole('button', { name: 'Sign now' }).click();
  await expectMessage(page, 'Waiver signed', 'good');
  await expect(page.getByRole('heading', { name: 'The waiver is signed' })).toBeFocused();
  await expect(page.getByText('Photos and video do not show the player.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(`Pat Vale signed for ${player.name}`)).toBeVisible();

  await lookUp(page, player);
  await expect(page.getByRole('article', { name: player.name })).toContainText('Waiver signed');
});

test('a parent confirms from the one letter what the form claimed, and changes the choice about photos', async ({
  page,
}) => {
  const player = aRegistrant({ birthYear: String(new Date().getFullYear() - 9) });
  const child = { ...player, parent: { name: 'Pat Vale', email: player.email } };
  await enterPlayer(page.request, cup().id, child);
  const path = await mailed(child.email, link);
  const letters = await mailsTo(child.email);
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain('What we keep');
  await lookUp(page, child);
  await expect(page.getByRole('article', { name: child.name })).toContainText('Waiver to be confirmed');

  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Please confirm' })).toBeVisible();
  await expect(page.getByText('Pat Vale', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm the waiver' })).toBeInViewport();
  await picture(page, 'waiver to confirm');
  await page.getByText('Read the Terms and Conditions').click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(7);
  await expectAccessible(page);
  await page.getByLabel(/Photos and video/).check();
  await page.getByRole('button', { name: 'Confirm the waiver' }).click();
  await expectMessage(page, 'Waiver confirmed', 'good');
  await expect(page.getByRole('heading', { name: 'The waiver is signed' })).toBeFocused();
  await expect(page.getByText('Photos and video may show the player.')).toBeVisible();
  await picture(page, 'waiver confirmed');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'No photos and video' }).click();
  await expectMessage(page, 'Saved', 'good');
  await expect(page.getByText('Photos and video do not show the player.')).toBeVisible();

  await page.getByRole('button', { name: 'See everything we keep' }).click();
  await expect(page.getByRole('heading', { name: `Everything we keep about ${child.name}` })).toBeFocused();
  await expect(page.getByText(child.phone)).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'family record');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download it' }).click();
  expect((await download).suggestedFilename()).toBe('golden-goal-record.json');

  await lookUp(page, child);
  await expect(page.getByRole('article', { name: child.name })).toContainText('Waiver signed');
  await expect(page.getByRole('button', { name: /Email the link to/ })).toBeHidden();
});
