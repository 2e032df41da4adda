import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectMessage, mailsTo, test } from './journey.ts';
import { picture } from './picture.ts';
import { aRegistrant, fillPlayer, openForm, payAndAccept, type Registrant } from './registration-steps.ts';

/** A player of 14 without a parent in the form: nobody could sign. */
async function register(page: Page, player: Registrant): Promise<string> {
  await openForm(page, 'Register alone', 'Individual Player Registration');
  await fillPlayer(page, player);
  await page.getByRole('radio', { name: /Fall Cup/ }).check();
  await payAndAccept(page);
  await page.getByRole('button', { name: 'Register as Individual Player' }).click();
  await expect(page.getByRole('dialog')).toContainText(player.name);
  const link = /\/waiver\/[^\s"<>]+/;
  const paths = async () => (await mailsTo(player.email)).flatMap(({ text }) => link.exec(text) ?? []);
  await expect.poll(async () => (await paths()).length).toBe(1);
  return (await paths()).join('');
}

async function lookUp(page: Page, { name, phone }: Registrant): Promise<void> {
  await page.goto('/player-lookup');
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Phone Number').fill(phone);
  await page.getByRole('button', { name: 'Find my registration' }).click();
}

test('a parent signs the waiver from the mail, and the Player ID shows it', async ({ page }) => {
  const player = aRegistrant();
  const path = await register(page, player);
  await lookUp(page, player);
  await expect(page.getByText('Waiver unsigned')).toBeVisible();

  await page.goto(path);
  await expect(page).toHaveTitle(/Sign the waiver · Golden Goal/);
  await expect(page.getByText(player.name, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(7);
  await expect(page.getByRole('radio', { name: /I am the player/ })).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Sign now' }).click();
  const signer = page.getByLabel('Name of the signer');
  await expect(signer).toBeFocused();
  await expect(signer).toHaveAccessibleDescription(/Name of the signer must be at least 2 characters/);
  await expect(page.getByText('Please say how you are related to the player')).toBeVisible();
  await expect(page.getByText('You must accept the Terms and Conditions')).toBeVisible();

  await signer.fill('Pat Vale');
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

/** A child whose parent registers it with their own address; answers the path in the one letter that comes. */
async function registerChild(page: Page): Promise<{ readonly child: Registrant; readonly path: string }> {
  const player = aRegistrant({ birthYear: String(new Date().getFullYear() - 9) });
  const child = { ...player, parent: { name: 'Pat Vale', email: player.email } };
  return { child, path: await register(page, child) };
}

test('a parent confirms from the one letter what the form claimed, and changes the choice about photos', async ({
  page,
}) => {
  const { child, path } = await registerChild(page);
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

test('a parent who did not agree takes it back, and may still sign', async ({ page }) => {
  const { child, path } = await registerChild(page);
  await page.goto(path);
  await page.getByRole('button', { name: 'I did not agree' }).click();
  await expect(page.getByRole('heading', { name: 'The waiver is withdrawn' })).toBeFocused();
  await picture(page, 'waiver withdrawn');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Read and sign it after all' }).click();
  await expect(page.getByRole('button', { name: 'Sign now' })).toBeVisible();
  await lookUp(page, child);
  await expect(page.getByText('Waiver unsigned')).toBeVisible();
});

test('the link is mailed again from the Player ID; a broken one leads to a page that says so', async ({ page }) => {
  const player = aRegistrant();
  const path = await register(page, player);
  await lookUp(page, player);
  await page.getByRole('button', { name: 'Email the link to sign' }).click();
  await expectMessage(page, 'on its way to the address on file', 'good');
  await mailsTo(player.email, 3);
  await page.goto(`${path.slice(0, -4)}xxxx`);
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expectAccessible(page);
});

test('what cannot be sent is said, and nothing typed is lost', async ({ page }) => {
  const path = await register(page, aRegistrant());
  await page.goto(path);
  await page.route('**/api/waivers/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByLabel('Name of the signer').fill('Pat Vale');
  await page.getByRole('radio', { name: 'Parent' }).check();
  await page.getByLabel(/I have read the Terms and Conditions/).check();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Sign now' }).press('Enter');
  await expectMessage(page, 'The waiver could not be signed.', 'alarm');
  await expect(page.getByLabel('Name of the signer')).toHaveValue('Pat Vale');
});
