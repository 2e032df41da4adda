import { openApp } from './app.ts';
import type { Listed } from './records.ts';
import { aFreeAgent, aTeam } from './samples.ts';

const app = openApp();

type Made = Listed & { readonly player: Listed; readonly captain: Listed };

/** Answers of a form without the id of a tournament. */
function withoutId({ tournamentId: _, ...answers }: ReturnType<typeof aTeam> | ReturnType<typeof aFreeAgent>) {
  return answers;
}

test('a tournament is named by its label in every body that takes its id', async () => {
  const { id: tournamentId, name: tournament } = await app().announce();
  const [office, family] = [app().organizer, app().visitor()];
  const led = await family.post<Made>('/api/teams', { ...withoutId(aTeam(0)), tournament });
  const alone = await family.post<Made>('/api/players', { ...withoutId(aFreeAgent(0)), tournament });
  const team = await office.post<Made>('/api/admin/teams', { name: 'The Labels', tournament });
  const player = await office.post<Made>('/api/admin/players', { name: 'Lea Label', tournament });
  expect([led.status, alone.status, team.status, player.status]).toEqual([201, 201, 201, 201]);
  expect([team.body.tournamentId, player.body.tournamentId]).toEqual([tournamentId, tournamentId]);
  const entered = await app().database.query<{ of: number }>(
    'select tournament_id as of from tournament_registrations where player_id = any($1)',
    [[led.body.captain.id, alone.body.player.id]],
  );
  expect(entered.map((one) => one.of)).toEqual([tournamentId, tournamentId]);
});

test('a returning player names the tournament to come as tournamentDate; the one of the earlier record stays where it was', async () => {
  const { id, name: tournament } = await app().announce();
  const { name: tournamentDate } = await app().announce();
  const family = app().visitor();
  const { body } = await family.post<Made>('/api/players', aFreeAgent(id));
  const { tournamentId: _, ...earlier } = body.player;
  const before = { ...earlier, tournament, teamOption: 'individual', paymentMethod: 'venmo', acceptTerms: true };
  const unnamed = await family.post('/api/players/re-register', before);
  expect([unnamed.status, unnamed.body.errors]).toEqual([
    400,
    expect.objectContaining({ tournamentId: 'Please select a preferred tournament' }),
  ]);
  expect((await family.post('/api/players/re-register', { ...before, tournamentDate })).status).toBe(201);
});

test('a label that names no tournament is refused on it', async () => {
  const answer = await app().organizer.post('/api/admin/teams', { name: 'Nowhere', tournament: 'Nowhere Cup' });
  expect([answer.status, answer.body.errors]).toEqual([
    400,
    { tournament: 'Please name one visible or upcoming tournament' },
  ]);
});
