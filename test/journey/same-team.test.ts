import { rosterSize } from '../../domain/rule/team/team.ts';
import { openApp } from './app.ts';
import { aJoiner, aTeam } from './samples.ts';
import type { Visitor } from './visitor.ts';

const app = openApp();

interface Back {
  readonly team: { readonly id: number; readonly currentPlayers: number; readonly invitationCode?: string } | null;
  readonly message?: string;
}

/** A team of two in a tournament that is over: its captain's phone and the other player's. */
async function nightOwls() {
  const [captain, mate] = [app().visitor(), app().visitor()];
  const { id } = await app().announce();
  const { body: led } = await captain.post<{ team: { invitationCode: string }; captain: { id: number } }>(
    '/api/teams',
    aTeam(id, { name: 'Night Owls' }),
  );
  const joining = aJoiner(led.team.invitationCode);
  const { body: joined } = await mate.post<{ player: { id: number } }>('/api/players/join-via-invitation', joining);
  return { captain, captainId: led.captain.id, mate, mateId: joined.player.id };
}

function again(phone: Visitor, id: number, tournamentId: number) {
  const choices = { teamOption: 'same', paymentMethod: 'venmo', acceptTerms: true };
  return phone.post<Back>('/api/players/re-register', { id, tournamentId, ...choices });
}

test('teammates who come back one by one are one team again, whoever comes first', async () => {
  const { captain, captainId, mate, mateId } = await nightOwls();
  const { id } = await app().announce();
  const first = await again(mate, mateId, id);
  const second = await again(captain, captainId, id);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(first.body.team?.invitationCode).toMatch(/^TEAM-/);
  expect(second.body.team).toMatchObject({ id: first.body.team?.id, currentPlayers: 2 });
  expect(second.body.team).not.toHaveProperty('invitationCode');
});

test('a team of before that is full by now is said to be full, and not that its name is taken', async () => {
  const { captain, captainId, mate, mateId } = await nightOwls();
  const { id } = await app().announce();
  const { body } = await again(captain, captainId, id);
  for (let place = 1; place < rosterSize; place += 1)
    await app()
      .visitor()
      .post('/api/players/join-via-invitation', aJoiner(body.team?.invitationCode ?? ''));
  const { status, body: refused } = await again(mate, mateId, id);
  expect([status, refused.message]).toEqual([409, 'This team is full']);
});

test("strangers' team of the same name is not the team of before", async () => {
  const { mate, mateId } = await nightOwls();
  const { id } = await app().announce();
  await app()
    .visitor()
    .post('/api/teams', aTeam(id, { name: 'NIGHT OWLS' }));
  const { status, body } = await again(mate, mateId, id);
  expect([status, body.message]).toEqual([409, 'A team named "Night Owls" is already registered for this tournament']);
});
