import { enterTeam, openCaptainsPage } from './families.ts';
import { expect, expectAccessible, expectMail, expectMessage, mailed, test } from './journey.ts';
import { ownCup } from './own-cup.ts';
import { picture } from './picture.ts';
import { aRegistrant } from './registration-steps.ts';

const cup = ownCup('Sideline Cup');

test('a captain hands the team to a coach, who takes it, may make a captain of a player again, and steps down', async ({
  page,
  browser,
}) => {
  const entered = await enterTeam(page.request, cup().id, `Sideline Stars ${Date.now()}`);
  const { name: team, captain } = entered;
  await openCaptainsPage(page, entered);
  const coach = aRegistrant();
  const lead = page.getByRole('region', { name: 'Who leads the team' });
  await expect(lead).toContainText('A captain who plays leads this team');
  await page.getByRole('button', { name: 'Hand the team to somebody who does not play' }).click();
  const form = page.getByRole('dialog', { name: 'Hand over to a parent or coach' });
  await form.getByRole('button', { name: 'Send the offer' }).click();
  await expect(form).toContainText('Please choose a parent or a coach');
  await form.getByText('A coach', { exact: true }).click();
  await form.getByLabel('Full Name').fill(coach.name);
  await form.getByLabel('Email').fill(coach.email);
  await form.getByLabel('Phone Number').fill(coach.phone);
  await expectAccessible(page);
  await picture(page, 'offering a team to a coach');
  await form.getByRole('button', { name: 'Send the offer' }).click();
  await expectMessage(page, 'Offer sent', 'good');
  await expect(lead).toContainText(`Offered to ${coach.name}`);
  await expectAccessible(page);
  await picture(page, 'a team is offered');

  const device = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const own = await device.newPage();
  await own.goto(await mailed(coach.email, /\/captain\/offer\/[^\s"<>]+/));
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
});
