import { expect, expectAccessible, expectMessage, listenForMessages, mailsTo, test } from './journey.ts';
import { aRegistrant, createTeam, fillPlayer, invitationPath, openForm, payAndAccept } from './registration-steps.ts';

test('a captain creates a team, four join by the link, and the next is told that the team is full', async ({
  page,
  browser,
}) => {
  const captain = aRegistrant();
  const invited = aRegistrant();
  const team = `Night Foxes ${Date.now()}`;
  await openForm(page, 'Create a team', 'Create Your Team');
  await page.getByLabel('Team Name').fill(team);
  await page.getByRole('radio', { name: /Fall Cup/ }).check();
  await fillPlayer(page, captain);
  await expect(page.getByRole('radio', { name: /U13-U15/ })).toBeChecked();
  await page.getByLabel('Player 1').fill(invited.email);
  await page.getByLabel('Player 2').fill('(973) 555-0199');
  await payAndAccept(page, /Venmo/);
  await page.getByRole('button', { name: 'Create Team & Generate Invitations' }).click();

  const dialog = page.getByRole('dialog', { name: 'Team Created Successfully' });
  await expect(dialog).toContainText('$40');
  await expect(dialog).toContainText(/3V3-\w{4}/);
  await expect(dialog).toContainText('The schedule is sent 48 hours before the start.');
  await expect(dialog.getByRole('link', { name: 'Pay $40 with Venmo' })).toHaveAttribute(
    'href',
    /amount=40\.00&note=3V3-/,
  );
  await expect(dialog.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:\?subject=Join%20Night/);
  await expect(dialog.getByRole('link', { name: 'Text', exact: true })).toHaveAttribute('href', /^sms:\?&body=Join/);
  await expect(dialog.getByRole('link', { name: /number you gave/ })).toHaveAttribute(
    'href',
    /^sms:9735550199\?&body=/,
  );
  await expect(dialog.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', /DTSTART/);
  await expectMessage(page, `${team} has been successfully created.`);
  await expectAccessible(page);
  const path = await invitationPath(page);
  expect((await mailsTo(invited.email))[0]?.text).toContain(path);

  const late = await browser.newPage();
  await listenForMessages(late.context());
  await late.goto(new URL(path, page.url()).href);
  await expect(late.getByText('4 open spots')).toBeVisible();
  for (const open of [4, 3, 2, 1]) {
    const family = await browser.newPage();
    await family.goto(new URL(path, page.url()).href);
    await expect(family.getByText(open === 1 ? '1 open spot' : `${open} open spots`)).toBeVisible();
    await fillPlayer(family, aRegistrant());
    await payAndAccept(family);
    await family.getByRole('button', { name: `Join ${team}` }).click();
    await expect(family.getByRole('heading', { name: 'Welcome to the Team' })).toBeVisible();
    await family.close();
  }

  await fillPlayer(late, aRegistrant());
  await payAndAccept(late);
  await late.getByRole('button', { name: `Join ${team}` }).click();
  await expectMessage(late, 'This team is full', 'alarm');
  await late.reload();
  await expect(late.getByRole('heading', { name: 'Invalid Invitation' })).toBeVisible();
  await late.close();
});

test('the invitation link is copied, also where the browser has no clipboard for the page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const path = await createTeam(page, `Copy Cats ${Date.now()}`);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expectMessage(page, 'Copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(path);
  await page.evaluate(async () => {
    await navigator.clipboard.writeText('');
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Failed to copy link')).toBeHidden();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'Choose how you play' })).toBeFocused();
});

test('an invitation code typed in small letters or pasted as a link leads to the team', async ({ page }) => {
  const team = `Code Breakers ${Date.now()}`;
  const path = await createTeam(page, team);
  await openForm(page, 'Enter my code', 'Join Team via Invitation');
  const code = page.getByLabel('Invitation Code', { exact: true });
  await page.getByRole('button', { name: 'Check the code' }).click();
  await expect(code).toHaveAccessibleDescription(/Please enter an invitation code/);
  await code.fill('team-nobody-000');
  await expect(code).toHaveValue('TEAM-NOBODY-000');
  await page.getByRole('button', { name: 'Check the code' }).click();
  await expectMessage(page, 'Please check your invitation code and try again.', 'alarm');
  await code.fill(new URL(path, page.url()).href);
  await page.getByRole('button', { name: 'Check the code' }).click();
  await expect(page.getByRole('button', { name: 'Valid' })).toBeDisabled();
  await expect(code).not.toBeEditable();
  await expect(page.getByRole('region', { name: team })).toContainText('1 of 5');
  await fillPlayer(page, aRegistrant());
  await payAndAccept(page);
  await page.getByRole('button', { name: `Join ${team}` }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome to the Team' })).toContainText(team);
});
