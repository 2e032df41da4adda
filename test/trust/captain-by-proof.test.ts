import { randomUUID } from 'node:crypto';
import { openApp } from '../journey/app.ts';
import { ledTeamsOf } from '../journey/led-teams.ts';
import { newOrganizer, organizersPassword } from '../journey/new-organizer.ts';
import { aJoiner, aTeam, bornYearsAgo } from '../journey/samples.ts';
import type { Visitor } from '../journey/visitor.ts';

const app = openApp();
const { aLedTeam, linkTo } = ledTeamsOf(app);

test('a session of the office alone gives no team to another mailbox; the password shown again does, and a captain is not asked', async () => {
  const owner = await newOrganizer(app(), 'owner');
  await app().database.query(`update grants set granted_at = now() - interval '11 minutes' where subject_id = $1`, [
    owner.id,
  ]);
  const { id, at, mate, captain } = await aLedTeam();
  const thief = 'thief@elsewhere.example';
  const office = `/api/admin/teams/${id}`;
  const ways = [
    () => owner.device.put<object>(office, { captainEmail: thief }),
    () => owner.device.put<object>(`${office}/captain`, { playerId: mate.id }),
    () => owner.device.put<object>(`${at}/captain`, { playerId: mate.id }),
  ];
  for (const way of ways) expect(await way()).toMatchObject({ status: 403, body: { details: { proof: 'password' } } });
  expect((await owner.device.put(office, { skillLevel: 'Here to Chill' })).status).toBe(200);
  const letters = `select 1 from outgoing_mails where recipient = '${thief}'`;
  expect(await app().database.query(letters)).toEqual([]);
  expect((await captain.put(`${at}/captain`, { playerId: mate.id })).status).toBe(200);
  await owner.device.post('/api/admin/account/proof', { currentPassword: organizersPassword });
  expect((await owner.device.put(office, { captainEmail: thief })).status).toBe(200);
});

type Created = { readonly team: { readonly id: number; readonly invitationCode: string } };
type Page = { readonly players: readonly { readonly name: string; readonly reachedAt: object | null }[] };

test('who creates teams with the confirmed address of somebody else is told no name in full, however often the calls are sent; the link mailed there tells it', async () => {
  const { id: tournamentId } = await app().announce();
  const [victim, stranger, again] = [app().visitor(), app().visitor(), app().visitor()];
  const own = aTeam(tournamentId, { captainEmail: 'somebody.else@family.example' });
  await victim.post('/api/teams', own);
  await victim.post(`/api/captain-links/${await linkTo(own.captainEmail)}`, {});
  const calls = [1, 2].map(() => ({
    method: 'POST',
    body: JSON.stringify(aTeam(tournamentId, { captainEmail: own.captainEmail })),
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
  }));
  const created = await Promise.all(calls.map((call) => stranger.call<Created>('/api/teams', call)));
  const child = { birthYear: bornYearsAgo(8), name: 'Ada Lovelace', contactShared: true };
  for (const { body } of created)
    await app().visitor().post('/api/players/join-via-invitation', aJoiner(body.team.invitationCode, child));
  for (const call of calls) expect((await again.call('/api/teams', call)).status).toBe(201);
  const seen = async (device: Visitor) => {
    const pages = await Promise.all(created.map(({ body }) => device.get<Page>(`/api/teams/${body.team.id}/captain`)));
    return pages.filter(({ status }) => status === 200).map(({ body }) => body.players[1]?.name);
  };
  expect(new Set([...(await seen(stranger)), ...(await seen(again))])).toEqual(new Set(['Ada L.']));
  const [letter] = await app().database.query<{ text: string }>(
    `select text_body as text from outgoing_mails where recipient = $1 and text_body like '%/captain/%' order by id desc limit 1`,
    [own.captainEmail],
  );
  const sealed = /\/captain\/(\S+)/.exec(letter?.text ?? '')?.[1];
  expect((await victim.post(`/api/captain-links/${sealed}`, {})).status).toBe(200);
  expect(await seen(victim)).toEqual(['Ada Lovelace']);
  expect((await again.post(`/api/captain-links/${sealed}`, {})).status).toBe(200);
  expect((await seen(again)).toSorted()).toEqual(['Ada L.', 'Ada Lovelace']);
});
