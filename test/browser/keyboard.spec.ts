import type { Locator, Page } from '@playwright/test';
import { expect, expectMessage, test } from './journey.ts';
import { aRegistrant } from './registration-steps.ts';

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
  // Tab reaches the first tournament of the list, whatever else other journeys have put on it.
  const tournaments = page.getByRole('radiogroup', { name: 'Preferred tournament' }).getByRole('radio');
  await tabToOne(page, tournaments);
  const cup = page.getByRole('radio', { name: /Fall Cup/ });
  for (let presses = await tournaments.count(); presses > 0 && !(await cup.isChecked()); presses -= 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(cup).toBeChecked();
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

test('the Registration menu opens, leads to a form, and closes by keyboard', async ({ page }) => {
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
});

test('a player asks a team for a place by keyboard alone', async ({ page }) => {
  await page.goto('/?register=join-team');
  await expect(page.getByRole('heading', { name: 'Find a Team to Join' })).toBeFocused();
  await tabTo(page, 'Search by team or captain name');
  await page.keyboard.type('Golden Boots');
  await expect(page.getByRole('heading', { level: 3, name: 'Garden State Rovers' }).first()).toBeHidden();
  await tabTo(page, /^Request to Join Golden Boots/);
  await page.keyboard.press('Enter');
  await expectMessage(page, 'Terms Required', 'alarm');
  await expect(page.getByLabel('I have read and accept the Terms and Conditions')).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Request to Join Golden Boots' }).first().focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Join Golden Boots' });
  await expect(question).toBeVisible();
  await tabTo(page, 'New Player');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'New Player' })).toContainText('Golden Boots');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Request to Join Golden Boots' }).first()).toBeFocused();
});
