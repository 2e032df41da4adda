import { openBackOffice, openFromMenu, unique } from '../back-office.ts';
import { expect, expectAccessible, expectMessage, test } from '../journey.ts';

test('an organizer sees who keeps scores, and signs somebody out', async ({ page, playwright, baseURL }) => {
  const name = unique('Pat');
  const phone = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const password = 'final-whistle-demo';
  expect((await phone.post('/api/score-keeper/login', { data: { name, password } })).status()).toBe(200);

  await openBackOffice(page);
  await openFromMenu(page, 'Keeper Links');
  await page.getByRole('link', { name: 'Score Keepers' }).click();
  await page.getByRole('searchbox').fill(name);
  const signOut = page.getByRole('button', { name: `Sign out: ${name}` });
  await expect(signOut).toHaveCount(1);
  await expectAccessible(page);

  await signOut.click();
  const question = page.getByRole('dialog', { name: `Sign out ${name}?` });
  await expect(question.getByText('What it has not sent yet waits there')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  expect((await phone.get('/api/score-keeper/check-auth')).status()).toBe(200);

  await signOut.click();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expectMessage(page, `${name} is signed out`);
  await expect(page.getByText('Nothing found')).toBeVisible();
  expect((await phone.get('/api/score-keeper/check-auth')).status()).toBe(401);
  await phone.dispose();
});
