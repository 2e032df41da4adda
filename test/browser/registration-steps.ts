import { expect, type Page } from '@playwright/test';

/** A player as a family writes them into a form. */
export interface Registrant {
  readonly name: string;
  readonly birthYear: string;
  readonly email: string;
  readonly phone: string;
  readonly parent?: { readonly name: string; readonly email: string };
}

let registrants = 0;

/** A player nobody else has registered yet: 14 years old this year unless told otherwise. */
export function aRegistrant(differences: Partial<Registrant> = {}): Registrant {
  registrants += 1;
  const number = `${Date.now()}${process.pid}${registrants}`.slice(-9);
  return {
    name: `Robin Vale ${inLetters(number)}`,
    birthYear: String(new Date().getFullYear() - 14),
    email: `robin.${number}@example.com`,
    phone: `(2${number.slice(0, 2)}) ${number.slice(2, 5)}-${number.slice(5)}`,
    ...differences,
  };
}

function inLetters(number: string): string {
  return [...number].map((digit) => 'abcdefghij'[Number(digit)]).join('');
}

/** Opens the landing page and presses the button of a card. */
export async function openForm(page: Page, button: string, heading: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('heading', { name: heading })).toBeFocused();
}

/** Answers the questions about the player; `nameLabel` differs where the player is a captain. */
export async function fillPlayer(page: Page, player: Registrant): Promise<void> {
  await page.getByLabel('Full Name').fill(player.name);
  await page.getByLabel('Birth Year').fill(player.birthYear);
  await page.getByLabel('Email', { exact: true }).fill(player.email);
  await page.getByLabel('Phone Number').fill(player.phone);
  if (player.parent !== undefined) {
    await page.getByLabel('Parent Name').fill(player.parent.name);
    await page.getByLabel('Parent Email').fill(player.parent.email);
  }
  await page.getByLabel('Current Club').fill('None');
  await page.getByRole('radio', { name: /Here to Play/ }).check();
}

/** Chooses how to pay and accepts the Terms and Conditions. */
export async function payAndAccept(page: Page, method: RegExp = /Pay at the event/): Promise<void> {
  await page.getByRole('radio', { name: method }).check();
  await page.getByLabel('I have read and accept the Terms and Conditions').check();
}

/** Creates a team by the form and answers the path of its invitation link. */
export async function createTeam(page: Page, name: string, captain: Registrant = aRegistrant()): Promise<string> {
  await openForm(page, 'Create a team', 'Create Your Team');
  await page.getByLabel('Team Name').fill(name);
  await page.getByRole('radio', { name: /Fall Cup/ }).check();
  await fillPlayer(page, captain);
  await payAndAccept(page);
  await page.getByRole('button', { name: 'Create Team & Generate Invitations' }).click();
  return invitationPath(page);
}

/** The path of the invitation link in the success dialog. */
export async function invitationPath(page: Page): Promise<string> {
  const link = page.getByRole('dialog', { name: 'Team Created Successfully' }).getByText(/\/invite\//);
  return new URL((await link.textContent()) ?? '').pathname;
}
