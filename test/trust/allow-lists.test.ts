import { openApp } from '../journey/app.ts';
import { aFreeAgent, aJoiner, aTeam, bornYearsAgo } from '../journey/samples.ts';
import type { Answer } from '../journey/visitor.ts';
import {
  invitedTeam,
  joinedTeam,
  ofEachRegistration,
  playerReceipt,
  playerRecord,
  publicTeam,
  publicTournament,
} from './allow-lists.ts';

const app = openApp({ isOwn: true });

type Receipt = {
  readonly player: object;
  readonly payment: object;
  readonly team: { readonly id: number; readonly invitationCode: string };
  readonly captain: object;
};

function keys(thing: object | undefined): readonly string[] {
  return Object.keys(thing ?? {}).toSorted();
}

function only(fields: readonly string[]): readonly string[] {
  return fields.toSorted();
}

/** Whatever could reach or single out a family. */
const contactData = /@|555[-. ]?\d{4}|TEAM-/;

async function aFullStory() {
  const tournament = await app().announce({ isDividedByAge: false });
  const captain = aTeam(tournament.id, { captainName: 'Kim Anderson', birthYear: bornYearsAgo(12) });
  const created = await app().visitor().post<Receipt>('/api/teams', captain);
  const joiner = aJoiner(created.body.team.invitationCode, { name: 'Lee Van Dam', birthYear: bornYearsAgo(14) });
  const joined = await app().visitor().post<Receipt>('/api/players/join-via-invitation', joiner);
  const agent = aFreeAgent(tournament.id);
  const registered = await app().visitor().post<Receipt>('/api/players', agent);
  return { created, joined, registered, agent, invitationCode: created.body.team.invitationCode };
}

test('the public sees the listed fields of tournaments, teams and invitations, and nothing else', async () => {
  const { created, invitationCode } = await aFullStory();
  const tournaments = await app().visitor().get<object[]>('/api/tournaments');
  const visible = await app().visitor().get<object[]>('/api/tournaments/visible');
  const teams = await app().visitor().get<{ id: number; captainName: string }[]>('/api/teams');
  const available = await app().visitor().get<object[]>('/api/teams?available=true');
  const invited = await app()
    .visitor()
    .get<{ captainName: string; players: object[] }>(`/api/teams/invite/${invitationCode}`);
  for (const list of [tournaments, visible]) expect(keys(list.body[0])).toEqual(only(publicTournament));
  for (const list of [teams, available]) expect(keys(list.body[0])).toEqual(only(publicTeam));
  expect(keys(invited.body)).toEqual(only(invitedTeam));
  expect(invited.body.players).toEqual([
    { id: 1, name: 'Kim A.' },
    { id: 2, name: 'Lee Van Dam' },
  ]);
  expect(invited.body.captainName).toBe('Kim A.');
  expect(teams.body.find(({ id }) => id === created.body.team.id)?.captainName).toBe('Kim A.');
  for (const { body } of [tournaments, visible, teams, available, invited]) {
    expect(JSON.stringify(body)).not.toMatch(contactData);
  }
});

test('a receipt says what was registered, and the invitation code to the captain alone', async () => {
  const { created, joined, registered } = await aFullStory();
  expect(keys(created.body)).toEqual(only(['team', 'captain', 'payment', 'checklist', 'delayed']));
  expect(keys(created.body.team)).toEqual(
    only([...joinedTeam, 'captainName', 'captainId', 'invitationCode', 'waitlisted']),
  );
  expect(keys(created.body.captain)).toEqual(only(['id', 'name']));
  expect(keys(joined.body)).toEqual(only(['player', 'team', 'payment', 'checklist']));
  expect(keys(joined.body.team)).toEqual(only(joinedTeam));
  for (const { body } of [joined, registered]) {
    expect(keys(body.player)).toEqual(only(playerReceipt));
    expect(keys(body.payment)).toEqual(
      only(['method', 'amountCents', 'owedCents', 'priceCents', 'priceReason', 'reference']),
    );
    expect(JSON.stringify(body)).not.toMatch(contactData);
  }
});

test('the Player ID page gets its fields, and whoever changes them the same', async () => {
  const { agent } = await aFullStory();
  const family = app().visitor();
  const { name, phone } = agent;
  type Found = { readonly id: number; readonly registrations: readonly object[] };
  const found = await family.post<Found>('/api/players/lookup', { name, phone });
  expect(keys(found.body)).toEqual(only(playerRecord));
  expect(found.body.registrations.map(keys)).toEqual([only(ofEachRegistration)]);
  const saved = await family.put<object>(`/api/players/${found.body.id}/update`, found.body);
  expect(keys(saved.body)).toEqual(only(playerRecord));
});

test('a refusal says what happened and the number of the request, nothing from the inside', async () => {
  const { id } = await app().announce();
  const refusals: readonly Answer<object>[] = [
    await app().visitor().post('/api/players/lookup', { name: 'Nobody', phone: '9085550000' }),
    await app().visitor().get('/api/admin/tournaments'),
    await app().visitor().get('/api/nothing'),
    await app()
      .visitor()
      .post('/api/players', aFreeAgent(id, { phone: '1' })),
  ];
  for (const { body, headers } of refusals) {
    expect(keys(body).filter((key) => key !== 'errors')).toEqual(['message', 'requestId']);
    expect(headers.get('X-Request-Id')).toBe((body as { requestId: string }).requestId);
  }
});

test("logs tell how each request went, and nobody's name, phone, address or code", async () => {
  const { agent, invitationCode } = await aFullStory();
  await app().visitor().post('/api/players/lookup', { name: agent.name, phone: agent.phone });
  await app().visitor().get(`/api/teams/invite/${invitationCode}`);
  const logs = app().products[0].logs();
  expect(logs).toContain('"msg":"request"');
  for (const personal of [agent.name, agent.phone, agent.email, invitationCode, '10.0.0.']) {
    expect(logs).not.toContain(personal);
  }
});
