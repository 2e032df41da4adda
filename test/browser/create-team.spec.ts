import { type EnteredTeam, joinTeam } from './families.ts';
import { expect, expectAccessible, expectMessage, listenForMessages, mailsTo, test } from './journey.ts';
import { ownCup } from './own-cup.ts';
import { aRegistrant, fillPlayer, invitationPath, openForm, payAndAccept } from './registration-steps.ts';

const cup = ownCup('Foxes Cup');

test('a captain creates a team and copies its link, four join, and the next is told that the team is full', async ({
  page,
  context,
  browser,
}) => {
  const captain = aRegistrant();
  const invited = aRegistrant();
  const team = `Night Foxes ${Date.now()}`;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page, 'Create a team', 'Create Your Team');
  await page.getByLabel('Team Name').fill(team);
  await page.getByRole('radio', { name: cup().name }).check();
  await fillPlayer(page, captain);
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
  await expect(dialog.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    /^mailto:[^?]+@[^?]+\?subject=Join%20Night/,
  );
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

  await test.step('the link is copied, also where the browser has no clipboard for the page', async () => {
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await expectMessage(page, 'Copied!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(path);
    await page.evaluate(async () => {
      await navigator.clipboard.writeText('');
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Failed to copy link')).toBeHidden();
  });
  await dialog.getByRole('link', { name: 'Open the captain’s page' }).click();
  await expect(page.getByRole('heading', { name: team })).toBeVisible();

  const late = await browser.newPage();
  await listenForMessages(late.context());
  await late.goto(new URL(path, page.url()).href);
  await expect(late.getByText('4 open spots')).toBeVisible();
  await fillPlayer(late, aRegistrant());
  await payAndAccept(late);
  const entered: EnteredTeam = { id: 0, name: team, captain, invitationCode: path.split('/').at(-1) ?? '' };
  for (let place = 2; place <= 5; place += 1) await joinTeam(page.request, entered, aRegistrant());
  await late.getByRole('button', { name: `Join ${team}` }).click();
  await expectMessage(late, 'This team is full', 'alarm');
  await late.reload();
  await expect(late.getByRole('heading', { name: 'Invalid Invitation' })).toBeVisible();
});
