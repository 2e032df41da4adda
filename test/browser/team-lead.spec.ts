import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectMail, expectMessage, mailed, test } from './journey.ts';
import { picture } from './picture.ts';
import { aRegistrant, createTeam } from './registration-steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** The page of a new team, opened by the link that its captain was mailed. */
async function asCaptain(page: Page, team: string) {
  const captain = aRegistrant();
  await createTeam(page, team, captain);
  await page.goto(await mailed(captain.email, /\/captain\/[^\s"<>]+/));
  await expect(page.getByRole('heading', { name: team })).toBeVisible();
  return captain;
}

/** Fills in to whom the team is offered, and sends it. */
async function offers(page: Page, coach: { readonly name: string; readonly email: string; readonly phone: string }) {
  await page.getByRole('button', { name: 'Hand the team to somebody who does not play' }).click();
  const form = page.getByRole('dialog', { name: 'Hand over to a parent or coach' });
  await form.getByText('A coach').click();
  await form.getByLabel('Full Name').fill(coach.name);
  await form.getByLabel('Email').fill(coach.email);
  await form.getByLabel('Phone Number').fill(coach.phone);
  await expectAccessible(page);
  await picture(page, 'offering a team to a coach');
  await form.getByRole('button', { name: 'Send the offer' }).click();
  await expectMessage(page, 'Offer sent', 'good');
}

test('a captain hands the team to a coach, who takes it, makes a captain of a player again, or steps down', async ({
  page,
  browser,
}) => {
  const team = `Sideline Stars ${Date.now()}`;
  const captain = await asCaptain(page, team);
  const coach = aRegistrant();
  const lead = page.getByRole('region', { name: 'Who leads the team' });
  await expect(lead).toContainText('A captain who plays leads this team');
  await page.getByRole('button', { name: 'Hand the team to somebody who does not play' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send the offer' }).click();
  await expect(page.getByRole('dialog')).toContainText('Please choose a parent or a coach');
  await page.keyboard.press('Escape');

  await offers(page, coach);
  await expect(lead).toContainText(`Offered to ${coach.name}`);
  await expectAccessible(page);
  await picture(page, 'a team is offered');
  await lead.getByRole('button', { name: 'Take the offer back' }).click();
  await expectMessage(page, 'Offer taken back', 'good');
  await offers(page, { ...coach, email: `again.${coach.email}` });

  const device = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const own = await device.newPage();
  await own.goto(await mailed(`again.${coach.email}`, /\/captain\/offer\/[^\s"<>]+/));
  await expect(own.getByRole('heading', { name: `${captain.name} asks you to lead` })).toBeVisible();
  await expectAccessible(own);
  await picture(own, 'a coach is asked');
  await own.getByRole('button', { name: 'Take the team' }).click();
  await expect(own.getByRole('heading', { name: team })).toBeVisible();
  const led = own.getByRole('region', { name: 'Who leads the team' });
  await expect(led).toContainText(coach.name);
  await expect(led).toContainText('coach, does not play');
  const roster = own.getByRole('region', { name: 'Roster' });
  await expect(roster).toContainText(captain.name);
  await expect(roster).not.toContainText(coach.name);
  await expect(own.getByRole('button', { name: `Make ${captain.name} the captain` })).toBeVisible();
  await expectAccessible(own);
  await picture(own, 'a coach leads the team');

  await expectMail(captain.email, `${team} is handed over`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Please open your link again' })).toBeVisible();

  await led.getByRole('button', { name: 'Step down' }).click();
  const asking = own.getByRole('dialog', { name: `Stop leading ${team}?` });
  await expectAccessible(own);
  await asking.getByRole('button', { name: 'Step down now' }).click();
  await expect(own.getByRole('heading', { name: `You lead ${team} no longer` })).toBeFocused();
  await device.close();
});

test('a coach who declines is forgotten, and the link says so when it is opened again', async ({ page }) => {
  await asCaptain(page, `Benchless Bears ${Date.now()}`);
  const coach = aRegistrant();
  await offers(page, coach);
  const link = await mailed(coach.email, /\/captain\/offer\/[^\s"<>]+/);
  await page.goto(link);
  await page.getByRole('button', { name: 'No, thank you' }).click();
  await expect(page.getByRole('heading', { name: 'You do not take the team' })).toBeFocused();
  await expectAccessible(page);
  await page.goto(link);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This offer has ended' })).toBeVisible();
});
