import type { APIRequestContext, Page } from '@playwright/test';
import { expect, mailed } from './journey.ts';
import { aRegistrant, type Registrant } from './registration-steps.ts';

/** A team as its captain's device was told of it. */
export interface EnteredTeam {
  readonly id: number;
  readonly name: string;
  readonly captain: Registrant;
  readonly invitationCode: string;
}

const answers = { currentClub: 'None', skillLevel: 'Here to Play', paymentMethod: 'at_event', termsAccepted: true };

/** Somebody creates a team by the call that the form makes; the device of these calls is the captain's then. */
export async function enterTeam(
  request: APIRequestContext,
  tournamentId: number,
  name: string,
  captain: Registrant = aRegistrant(),
): Promise<EnteredTeam> {
  const { birthYear, name: captainName, email: captainEmail, phone: captainPhone } = captain;
  const sheet = { name, tournamentId, captainName, captainEmail, captainPhone, birthYear, ...answers };
  const { team } = await posted(request, '/api/teams', sheet);
  return { id: team.id, name, captain, invitationCode: team.invitationCode };
}

/** Somebody registers alone by the call that the form makes; answers their number. */
export async function enterPlayer(
  request: APIRequestContext,
  tournamentId: number,
  { parent, ...player }: Registrant,
  different: object = {},
): Promise<number> {
  const guardian = parent && { parentName: parent.name, parentEmail: parent.email };
  const sheet = { ...player, ...guardian, tournamentId, ...answers, ...different };
  return (await posted(request, '/api/players', sheet)).player.id;
}

/** Somebody joins a team by its code, by the call that the form makes. */
export async function joinTeam(request: APIRequestContext, { invitationCode }: EnteredTeam, player: Registrant) {
  await posted(request, '/api/players/join-via-invitation', { ...player, invitationCode, ...answers });
}

async function posted(request: APIRequestContext, path: string, data: object) {
  const answer = await request.post(path, { data });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(201);
  return answer.json();
}

/** Opens the page of a team by the link that its captain was mailed: the mailbox is theirs. */
export async function openCaptainsPage(page: Page, { name, captain }: EnteredTeam): Promise<void> {
  await page.goto(await mailed(captain.email, /\/captain\/[^\s"<>]+/));
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

/** Looks a player up on the Player ID page. */
export async function lookUp(page: Page, { name, phone }: Pick<Registrant, 'name' | 'phone'>): Promise<void> {
  await page.goto('/player-lookup');
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Phone Number').fill(phone);
  await page.getByRole('button', { name: 'Find my registration' }).click();
}
