import { enterTeam } from './families.ts';
import { expect, expectAccessible, expectMessage, mailsTo, test } from './journey.ts';
import { ownCup } from './own-cup.ts';
import { aRegistrant, openForm, payAndAccept } from './registration-steps.ts';

const before = ownCup('Owls Cup of Before');
const again = ownCup('Owls Cup Again');

test('a captain comes back, is recognised, and leads the team of before with teammates invited', async ({ page }) => {
  const mate = aRegistrant();
  const { name: team, captain } = await enterTeam(page.request, before().id, `Old Owls ${Date.now()}`);
  await openForm(page, 'Find my record', 'Returning Player Registration');
  const form = page.getByRole('form', { name: 'Find an earlier registration' });
  await form.getByLabel('Player Name').fill(captain.name);
  await form.getByLabel('Phone Number').fill(captain.phone);
  await form.getByRole('button', { name: 'Find my record' }).click();
  await expectMessage(page, `Welcome back, ${captain.name}! Your information has been loaded.`, 'good');
  await expect(page.getByRole('heading', { name: 'Register again' })).toBeFocused();
  const known = page.getByRole('region', { name: 'Your information' });
  await expect(known).toContainText(team);
  await expect(known).not.toContainText(captain.email);
  await page.getByRole('radio', { name: again().name }).check();
  await page.getByRole('radio', { name: /Same team/ }).check();
  await page.getByLabel('Invite my teammates now').check();
  await page.getByLabel('Player 1').fill(mate.email);
  await page.getByLabel('Player 2').fill('(973) 555-0198');
  await payAndAccept(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  const dialog = page.getByRole('dialog', { name: 'Team Created Successfully' });
  await expect(dialog).toContainText(team);
  await expect(dialog.getByRole('link', { name: /number you gave/ })).toHaveAttribute(
    'href',
    /^sms:9735550198\?&body=/,
  );
  expect((await mailsTo(mate.email))[0]?.text).toContain('/invite/');
});
