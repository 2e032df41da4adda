import { openBackOffice, search } from './back-office.ts';
import { enterTeam, openCaptainsPage } from './families.ts';
import { desktop, expect, expectAccessible, expectMail, expectMessage, listenForMessages, test } from './journey.ts';
import { asOrganizer, ownCup } from './own-cup.ts';
import { picture } from './picture.ts';

const from = ownCup('Rovers Cup');
const first = ownCup('Breezy Cup');
const second = ownCup('Chilly Cup');

/** The family of the captain pays. */
async function captainPays(team: string): Promise<void> {
  const [captain] = await asOrganizer<readonly { readonly captainId: number }[]>(
    'GET',
    `/api/admin/teams?filter=${JSON.stringify({ q: team })}`,
  );
  const [registration] = await asOrganizer<readonly { readonly id: number }[]>(
    'GET',
    `/api/admin/tournament-registrations?filter=${JSON.stringify({ playerId: captain?.captainId })}`,
  );
  const payment = { paymentStatus: 'paid', paymentMethod: 'Venmo' };
  await asOrganizer('PUT', `/api/admin/tournament-registrations/${registration?.id}/payment`, payment);
}

test('a captain moves the team at once, and asks the organizers once a family has paid', async ({
  page,
  browser,
  baseURL,
}) => {
  const entered = await enterTeam(page.request, from().id, `Roaming Rovers ${Date.now()}`);
  const { name: team, captain } = entered;
  await openCaptainsPage(page, entered);
  const part = page.getByRole('region', { name: 'Another tournament?' });
  await part.getByRole('button', { name: 'Move the team' }).click();
  const moving = page.getByRole('dialog', { name: `Move ${team}` });
  await moving.getByRole('button', { name: 'Move now' }).click();
  await expect(moving).toContainText('Please select a tournament');
  await moving.getByRole('radio', { name: first().name }).check();
  await expect(moving).toContainText('It is done at once.');
  await expect(moving).toContainText('Name, code, roster and waivers stay as they are.');
  await expectAccessible(page);
  await picture(page, 'moving a team');
  await moving.getByRole('button', { name: 'Move now' }).click();
  await expectMessage(page, 'The team has moved', 'good');
  await expect(page.getByText(first().name).first()).toBeVisible();
  await expectMail(captain.email, `Moved: ${team}, ${first().name}`);

  await captainPays(team);
  await page.reload();
  await part.getByRole('button', { name: 'Move the team' }).click();
  await moving.getByRole('radio', { name: second().name }).check();
  await expect(moving).toContainText('The organizers decide, as a family of the team has paid.');
  await expect(moving).toContainText('The $40 that were paid go along.');
  await moving.getByLabel('Reason').fill('Two of us are away');
  await expectAccessible(page);
  await picture(page, 'asking to move a team');
  await moving.getByRole('button', { name: 'Ask the organizers' }).click();
  await expectMessage(page, 'Request sent', 'good');
  await expect(part).toContainText(`to play in ${second().name} instead`);
  await picture(page, 'a team that waits for an answer');

  const context = await browser.newContext({ baseURL: baseURL ?? '', ...desktop });
  await listenForMessages(context);
  const office = await context.newPage();
  await openBackOffice(office, '/admin/change-requests');
  await search(office, captain.name);
  const row = office.getByRole('row', { name: new RegExp(`Whole team: ${first().name} to ${second().name}.*Open`) });
  await expect(row).toContainText('The $40 that were paid go along.');
  await expectAccessible(office);
  await picture(office, 'change requests, a whole team');
  await row.getByRole('button', { name: `Yes: ${team} (${captain.name})` }).click();
  await expectMessage(office, `every family of ${team} is written to`, 'good');
  await expectMail(captain.email, `Moved: ${team}, ${second().name}`);
  await page.reload();
  await expect(page.getByText(second().name).first()).toBeVisible();
});
