import { aTournament, signIn, unique } from './back-office.ts';
import { desktop, expect, expectAccessible, test } from './journey.ts';
import { picture } from './picture.ts';
import { aRegistrant, fillPlayer, openForm, payAndAccept } from './registration-steps.ts';

test('a parent says that they fill it in: their own autofill goes to their inputs, and only fitting brackets can be chosen', async ({
  page,
  browser,
  baseURL,
}) => {
  const office = await browser.newContext({ ...desktop, ...(baseURL !== undefined && { baseURL }) });
  const desk = await office.newPage();
  await signIn(desk);
  const name = unique('Ages Cup');
  const { id } = await aTournament(desk, name, { visible: true, isDividedByAge: true });
  const child = aRegistrant({ birthYear: String(new Date().getFullYear() - 14) });

  await openForm(page, 'Register alone', 'Individual Player Registration');
  await page.getByRole('radio', { name: 'A parent or guardian' }).check();
  await fillPlayer(page, child);
  await expect(page.getByLabel('Parent Name')).toBeVisible();
  await expect(page.getByLabel('Parent Name')).toHaveAttribute('autocomplete', 'name');
  await expect(page.getByLabel('Full Name')).toHaveAttribute('autocomplete', 'off');
  await page.getByRole('radio', { name: new RegExp(name) }).check();
  await expect(page.getByRole('radio', { name: /^U7-U9/ })).toBeDisabled();
  await expect(page.getByRole('radio', { name: /^U1\d-U1\d/ }).and(page.locator(':checked'))).toHaveCount(1);
  await expect(page.getByText(/is too old for U7-U9/)).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'who is filling this in');
  await payAndAccept(page);
  await page.getByRole('button', { name: 'Register as Individual Player' }).click();
  await expect(page.getByRole('dialog')).toContainText(child.name);

  const captain = aRegistrant();
  const made = await page.request.post('/api/teams', {
    data: {
      ...{ name: unique('Age Aces'), tournamentId: id, ageBracket: 'U13-U15', skillLevel: 'Here to Play' },
      ...{ captainName: captain.name, captainEmail: captain.email, captainPhone: captain.phone },
      ...{ birthYear: Number(captain.birthYear), currentClub: 'None' },
      ...{ paymentMethod: 'at_event', termsAccepted: true },
    },
  });
  const { team } = await made.json();
  await page.goto(`/invite/${team.invitationCode}`);
  await page.getByLabel('Birth Year').fill(String(new Date().getFullYear() - 17));
  await page.getByLabel('Birth Year').blur();
  await expect(page.getByLabel('Birth Year')).toHaveAccessibleDescription(/is too old for U13-U15/);
  await page.getByLabel('Birth Year').fill(captain.birthYear);
  await expect(page.getByLabel('Birth Year')).not.toHaveAccessibleDescription(/too old/);
  await office.close();
});
