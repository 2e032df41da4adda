import type { Locator, Page } from '@playwright/test';
import { enterTeam } from './families.ts';
import { expect, expectMessage, test } from './journey.ts';
import { ownCup } from './own-cup.ts';
import { aRegistrant } from './registration-steps.ts';

const cup = ownCup('Keyboard Cup');

/** Presses Tab until what is focused has this name, as somebody without a mouse does once it is there. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const named = page.getByLabel(name).or(page.getByRole('button', { name })).or(page.getByRole('link', { name }));
  await tabToOne(page, named);
}

/** The same until one of these is focused. */
async function tabToOne(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted.and(page.locator(':visible')).first()).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return;
  }
  throw new Error(`No press of Tab reached ${wanted}`);
}

test('a free agent registers by keyboard alone', async ({ page }) => {
  const player = aRegistrant();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Register alone');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Individual Player Registration' })).toBeFocused();
  // Tab reaches the first tournament of the list; from there the arrows go from one to the next.
  await tabToOne(page, page.getByRole('radiogroup', { name: 'Preferred tournament' }).getByRole('radio'));
  const choice = page.getByRole('radio', { name: cup().name });
  for (let presses = 0; presses < 100 && !(await choice.isChecked()); presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(choice).toBeChecked();
  const answers: readonly (readonly [RegExp, string])[] = [
    [/^Full Name/, player.name],
    [/^Birth Year/, player.birthYear],
    [/^Email/, player.email],
    [/^Phone Number/, player.phone],
    [/^Current Club/, 'None'],
  ];
  for (const [label, answer] of answers) {
    await tabTo(page, label);
    await page.keyboard.type(answer);
  }
  await tabTo(page, /Here to Chill/);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Here to Play/ })).toBeChecked();
  await tabTo(page, /^Venmo/);
  await page.keyboard.press('Space');
  await tabTo(page, 'Read the Terms and Conditions');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Terms and Conditions' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Read the Terms and Conditions' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('I have read and accept the Terms and Conditions')).toBeChecked();
  await tabTo(page, 'Register as Individual Player');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'You’re registered' });
  await expect(dialog).toContainText(player.name);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the Registration menu leads to a form, and a player asks a team for a place, by keyboard alone', async ({
  page,
  request,
}) => {
  await page.goto('/player-lookup');
  await tabTo(page, 'Menu');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Registration');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Team Invitation' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Team Invitation' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Registration', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Team Invitation');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Join Team via Invitation' })).toBeFocused();

  const [team, other] = [`Golden Keys ${Date.now()}`, `Silver Keys ${Date.now()}`];
  for (const name of [team, other]) await enterTeam(request, cup().id, name);
  await page.goto('/?register=join-team');
  await expect(page.getByRole('heading', { name: 'Find a Team to Join' })).toBeFocused();
  await tabTo(page, 'Search by team or captain name');
  await page.keyboard.type(other);
  await expect(page.getByRole('heading', { level: 3, name: other })).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(team);
  await expect(page.getByRole('heading', { level: 3, name: other })).toBeHidden();
  const ask = page.getByRole('button', { name: `Request to Join ${team}` });
  await tabToOne(page, ask);
  await page.keyboard.press('Enter');
  await expectMessage(page, 'Terms Required', 'alarm');
  await expect(page.getByLabel('I have read and accept the Terms and Conditions')).toBeFocused();
  await page.keyboard.press('Space');
  await ask.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `Join ${team}` })).toBeVisible();
  await tabTo(page, 'New Player');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'New Player' })).toContainText(team);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(ask).toBeFocused();
});
