import { aTournament, dialog, inMenu, openBackOffice, search, signIn, unique } from '../back-office.ts';
import { desktop, expect, expectAccessible, expectMessage, listenForMessages, mailed, test } from '../journey.ts';
import { picture } from '../picture.ts';
import { aRegistrant } from '../registration-steps.ts';

test('opening a tournament offers to write to everybody interested; the letter’s link fills the form, and another ends the letters', async ({
  page,
  browser,
  baseURL,
}) => {
  const { name, email, phone } = aRegistrant();
  const interest = { name, email, phone, sex: 'Female', age: 14 };
  expect((await page.request.post('/api/pre-registrations', { data: interest })).status()).toBe(201);

  const context = await browser.newContext({ ...desktop, ...(baseURL !== undefined && { baseURL }) });
  await listenForMessages(context);
  const office = await context.newPage();
  await signIn(office);
  const cup = unique('Letter Cup');
  const { id } = await aTournament(office, cup, { visible: true });
  expect((await office.request.put(`/api/tournaments/${id}/visibility`, { data: { visible: false } })).ok()).toBe(true);
  await openBackOffice(office, '/admin/tournaments');
  await search(office, cup);
  const row = office.getByRole('row').filter({ hasText: cup });
  await row.getByRole('switch', { name: `${cup}, Visibility: Hide` }).click();
  const offer = office.getByRole('status').filter({ hasText: `have no letter about ${cup} yet` });
  const press = office.getByRole('button', { name: /^Write to \d+ (person|people)$/ });
  await expect(press).toBeVisible();
  const writes = (await press.textContent()) ?? '';
  await expectAccessible(office);
  await picture(office, 'an opened tournament offers letters');
  await press.click();
  await expectMessage(office, 'Letters on the way');
  await expect(press).toBeHidden();
  await expect(offer).toBeHidden();
  await inMenu(office, 'Write to the interested', cup).click();
  const later = dialog(office, 'Write to the interested');
  await expect(later).toContainText(`letter about ${cup}`);
  // Other journeys may have made people interested meanwhile; whoever was counted before has a letter now.
  await expect(later.getByRole('button', { name: writes })).toHaveCount(0);
  await expectAccessible(office);

  const form = new URL(await mailed(email, /https?:\/\/\S+\/interest\/\S+/)).pathname;
  expect(form).not.toContain(phone.slice(-4));
  await page.goto(form);
  await expect(page.getByRole('heading', { name: 'Individual Player Registration' })).toBeFocused();
  await expect(page).not.toHaveURL(/interest/);
  await expect(page.getByLabel('Full Name')).toHaveValue(name);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('Phone Number')).toHaveValue(phone);
  await expect(page.getByRole('radio', { name: new RegExp(cup) })).toBeChecked();

  await page.goto(new URL(await mailed(email, /https?:\/\/\S+\/unsubscribe\/\S+/)).pathname);
  await expect(page.getByRole('heading', { name: 'No more emails?' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'ending letters');
  await page.getByRole('button', { name: 'No more emails' }).click();
  await expect(page.getByRole('heading', { name: 'You get no more emails about new tournaments' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/interest/guessed');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect((await office.request.put(`/api/tournaments/${id}/visibility`, { data: { visible: false } })).ok()).toBe(true);
});
