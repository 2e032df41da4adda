import type { Page } from '@playwright/test';
import { openBackOffice, openFromMenu, search } from './back-office.ts';
import {
  desktop,
  expect,
  expectAccessible,
  expectMail,
  expectMessage,
  listenForMessages,
  mailed,
  test,
} from './journey.ts';
import { picture } from './picture.ts';
import { aRegistrant, createTeam } from './registration-steps.ts';

/** The captain opens the link of the letter: the mailbox is theirs. */
async function openOwnPage(page: Page, team: string, email: string): Promise<void> {
  await page.goto(await mailed(email, /\/captain\/[^\s"<>]+/));
  await expect(page.getByRole('heading', { name: team })).toBeVisible();
}

test('a captain moves the team at once, and asks the organizers once a family has paid', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', ...desktop });
  await listenForMessages(context);
  const office = await context.newPage();
  await openBackOffice(office);
  const [first, second] = [`Breezy Cup ${Date.now()}`, `Chilly Cup ${Date.now()}`];
  for (const name of [first, second]) {
    const announced = { name, date: 'To be announced', ageGroup: 'U7-U19', location: 'Fairfield NJ', maxTeams: 8 };
    expect((await office.request.post('/api/tournaments', { data: announced })).ok()).toBe(true);
  }
  const captain = aRegistrant();
  const team = `Roaming Rovers ${Date.now()}`;
  await createTeam(page, team, captain);
  await openOwnPage(page, team, captain.email);
  const part = page.getByRole('region', { name: 'Another tournament?' });
  await part.getByRole('button', { name: 'Move the team' }).click();
  const moving = page.getByRole('dialog', { name: `Move ${team}` });
  await moving.getByRole('button', { name: 'Move now' }).click();
  await expect(moving).toContainText('Please select a tournament');
  await moving.getByRole('radio', { name: first }).check();
  await expect(moving).toContainText('It is done at once.');
  await expect(moving).toContainText('Name, code, roster and waivers stay as they are.');
  await expectAccessible(page);
  await picture(page, 'moving a team');
  await moving.getByRole('button', { name: 'Move now' }).click();
  await expectMessage(page, 'The team has moved', 'good');
  await expect(page.getByText(first).first()).toBeVisible();
  await expectMail(captain.email, `Moved: ${team}, ${first}`);

  const list = await office.request.get(`/api/admin/teams?filter=${JSON.stringify({ q: team })}`);
  const [{ captainId }] = await list.json();
  const registrations = await office.request.get(
    `/api/admin/tournament-registrations?filter=${JSON.stringify({ playerId: captainId })}`,
  );
  const [{ id }] = await registrations.json();
  const payment = { paymentStatus: 'paid', paymentMethod: 'Venmo' };
  const paid = await office.request.put(`/api/admin/tournament-registrations/${id}/payment`, { data: payment });
  expect(paid.ok()).toBe(true);
  await page.reload();
  await part.getByRole('button', { name: 'Move the team' }).click();
  await moving.getByRole('radio', { name: second }).check();
  await expect(moving).toContainText('The organizers decide, as a family of the team has paid.');
  await expect(moving).toContainText('The $40 that were paid go along.');
  await moving.getByLabel('Reason').fill('Two of us are away');
  await expectAccessible(page);
  await picture(page, 'asking to move a team');
  await moving.getByRole('button', { name: 'Ask the organizers' }).click();
  await expectMessage(page, 'Request sent', 'good');
  await expect(part).toContainText(`to play in ${second} instead`);
  await picture(page, 'a team that waits for an answer');
  await part.getByRole('button', { name: 'Take it back' }).click();
  await expectMessage(page, 'The team stays where it is', 'good');
  await part.getByRole('button', { name: 'Move the team' }).click();
  await moving.getByRole('radio', { name: second }).check();
  await moving.getByRole('button', { name: 'Ask the organizers' }).click();
  await expect(part).toContainText(`to play in ${second} instead`);

  await openFromMenu(office, 'Change Requests');
  await search(office, captain.name);
  const row = office.getByRole('row', { name: new RegExp(`Whole team: ${first} to ${second}.*Open`) });
  await expect(row).toContainText('The $40 that were paid go along.');
  await expectAccessible(office);
  await picture(office, 'change requests, a whole team');
  await row.getByRole('button', { name: `Yes: ${team} (${captain.name})` }).click();
  await expectMessage(office, `every family of ${team} is written to`, 'good');
  await expectMail(captain.email, `Moved: ${team}, ${second}`);
  await page.reload();
  await expect(page.getByText(second).first()).toBeVisible();
  await context.close();
});
