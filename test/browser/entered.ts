import type { APIRequestContext } from '@playwright/test';
import { expect } from './journey.ts';
import { aRegistrant, type Registrant } from './registration-steps.ts';

const answers = {
  tournamentId: 13,
  currentClub: 'None',
  ageBracket: 'U13-U15',
  skillLevel: 'Here to Play',
  paymentMethod: 'at_event',
  termsAccepted: true,
};

async function sent<Answer>(request: APIRequestContext, path: string, data: object): Promise<Answer> {
  const answer = await request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

/** A team that a captain has entered beside the screens, in the Fall Cup unless told otherwise. */
export async function enterTeam(
  request: APIRequestContext,
  name: string,
  captain: Registrant = aRegistrant(),
  different: object = {},
): Promise<{ readonly id: number; readonly invitationCode: string }> {
  const { name: captainName, email: captainEmail, phone: captainPhone, birthYear } = captain;
  const sheet = { ...answers, name, captainName, captainEmail, captainPhone, birthYear, ...different };
  return (await sent<{ team: { id: number; invitationCode: string } }>(request, '/api/teams', sheet)).team;
}

/** A player who has registered alone, or with a wish for a team. */
export const enterPlayer = (request: APIRequestContext, player: Registrant, different: object = {}): Promise<unknown> =>
  sent(request, '/api/players', { ...answers, ...player, ...different });

/** Players who take so many places of a team by its invitation. */
export async function fillPlaces(request: APIRequestContext, invitationCode: string, places: number): Promise<void> {
  const { tournamentId: _, ageBracket: __, ...more } = answers;
  for (let place = 0; place < places; place += 1)
    await sent(request, '/api/players/join-via-invitation', { ...more, ...aRegistrant(), invitationCode });
}
