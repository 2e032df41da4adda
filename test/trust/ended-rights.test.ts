import { openApp } from '../journey/app.ts';
import { aJoiner, aTeam } from '../journey/samples.ts';
import type { Visitor } from '../journey/visitor.ts';

const app = openApp();

type Created = {
  readonly team: { readonly id: number; readonly invitationCode?: string };
  readonly captain: { readonly id: number };
};

let drawn = 0;

/** A team whose captain sent its form under a key; whoever has the key can send the form again. */
async function aTeamUnderKey() {
  drawn += 1;
  const { id: tournamentId } = await app().announce();
  const request = {
    method: 'POST',
    body: JSON.stringify(aTeam(tournamentId)),
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `a-team-of-somebody-${drawn}` },
  };
  const captain = app().visitor();
  const { body } = await captain.call<Created>('/api/teams', request);
  const send = (from: Visitor) => from.call<Created>('/api/teams', request);
  return { captain, id: body.team.id, invitationCode: body.team.invitationCode ?? '', send, tournamentId };
}

async function seesPage(device: Visitor, id: number): Promise<boolean> {
  const { status } = await device.get(`/api/teams/${id}/captain`);
  expect([200, 404]).toContain(status);
  return status === 200;
}

async function assignAnotherCaptain(id: number, invitationCode: string): Promise<void> {
  const mate = aJoiner(invitationCode);
  const { body } = await app().visitor().post<{ player: { id: number } }>('/api/players/join-via-invitation', mate);
  const { status } = await app().organizer.put(`/api/admin/teams/${id}/captain`, { playerId: body.player.id });
  expect(status).toBe(200);
}

test('after the link was replaced the old key opens nothing, and tells no code', async () => {
  const { captain, id, send } = await aTeamUnderKey();
  const other = app().visitor();
  expect((await send(other)).status).toBe(201);
  expect(await seesPage(other, id)).toBe(true);
  expect((await captain.post(`/api/teams/${id}/captain-link`, {})).status).toBe(200);
  const thief = app().visitor();
  const { status, body } = await send(thief);
  expect([status, body.team.id]).toEqual([201, id]);
  expect(body.team).not.toHaveProperty('invitationCode');
  expect([await seesPage(thief, id), await seesPage(other, id), await seesPage(captain, id)]).toEqual([
    false,
    false,
    true,
  ]);
  const invited = await thief.post('/api/invitations/send', { teamId: id, emails: ['friend@family.example'] });
  expect(invited.status).toBe(404);
});

test('after another captain was assigned neither the old session nor the old key opens the page', async () => {
  const { captain, id, invitationCode, send } = await aTeamUnderKey();
  expect(await seesPage(captain, id)).toBe(true);
  await assignAnotherCaptain(id, invitationCode);
  expect(await seesPage(captain, id)).toBe(false);
  const { body } = await send(captain);
  expect(body.team).not.toHaveProperty('invitationCode');
  expect(await seesPage(captain, id)).toBe(false);
});

test('after signing out the key does not sign in again', async () => {
  const { captain, id, send } = await aTeamUnderKey();
  expect((await captain.post('/api/admin/logout', {})).status).toBe(200);
  const thief = app().visitor();
  expect((await send(thief)).body.team).not.toHaveProperty('invitationCode');
  expect(await seesPage(thief, id)).toBe(false);
});

test('a key lets nobody keep what its time has ended', async () => {
  const { id, send } = await aTeamUnderKey();
  await app().database.query(`update grants set granted_at = granted_at - interval '24 hours' where subject_id = $1`, [
    id,
  ]);
  const late = app().visitor();
  await send(late);
  expect(await seesPage(late, id)).toBe(false);
});
