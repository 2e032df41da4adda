import { expect, expectMessage, test } from './journey.ts';
import { ownCup } from './own-cup.ts';
import { aRegistrant, fillPlayer, openForm, payAndAccept } from './registration-steps.ts';

const cup = ownCup('Presses Cup');

test('pressed twice, and again before the dialog that says so has come, a player is registered once', async ({
  page,
}) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/players')) calls += 1;
  });
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/success-dialog*.js', async (route) => {
    await held;
    await route.continue();
  });
  const player = aRegistrant();
  await openForm(page, 'Register alone', 'Individual Player Registration');
  await fillPlayer(page, player);
  await page.getByRole('radio', { name: cup().name }).check();
  await payAndAccept(page);
  const submit = page.getByRole('button', { name: 'Register as Individual Player', includeHidden: true });
  await submit.dblclick();
  await expectMessage(page, 'Registration', 'good');
  await submit.click({ force: true });
  letCome();
  const dialog = page.getByRole('dialog', { name: 'You’re registered' });
  await expect(dialog).toContainText(player.name);
  await expect(dialog).toContainText('$40');
  expect(calls).toBe(1);
});
