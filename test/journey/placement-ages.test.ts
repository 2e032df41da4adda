import { openApp } from './app.ts';
import { aFreeAgent, aTeam, bornYearsAgo } from './samples.ts';

const app = openApp();

interface Created {
  readonly team: { readonly id: number; readonly name: string };
}

interface Registered {
  readonly player: { readonly id: number; readonly name: string };
}

/** A tournament divided by age with a team of 9-year-olds, and a free agent of an age and bracket. */
async function aFreeAgentOf(age: number, ageBracket: string | null) {
  const { id } = await app().announce({ isDividedByAge: true, ageYear: new Date().getFullYear() });
  const captain = aTeam(id, { ageBracket: 'U7-U9', birthYear: bornYearsAgo(9) });
  const { team } = (await app().visitor().post<Created>('/api/teams', captain)).body;
  const answers = aFreeAgent(id, { birthYear: bornYearsAgo(age), ageBracket: 'U16-U19' });
  const { player } = (
    await app()
      .visitor()
      .post<Registered>('/api/players', { ...answers, ageBracket: 'U16-U19' })
  ).body;
  await app().database.query('update tournament_registrations set age_bracket = $2 where player_id = $1', [
    player.id,
    ageBracket,
  ]);
  const [registration] = await app().database.query<{ id: number }>(
    'select id from tournament_registrations where player_id = $1',
    [player.id],
  );
  const path = `/api/admin/tournaments/${id}/placement`;
  const { version } = (await app().organizer.get<{ version: string }>(path)).body;
  const teams = [{ teamId: team.id, registrationIds: [registration?.id] }];
  const place = () => app().organizer.post<{ message: string }>(path, { version, teams, newTeams: [] });
  const placed = async () =>
    (
      await app().database.query<{ count: number }>(
        'select count(*)::int as count from tournament_registrations where player_id = $1 and team_id is not null',
        [player.id],
      )
    )[0]?.count;
  return { player, team, place, placed };
}

test('an organizer places nobody of an older bracket on a team, and is told whom', async () => {
  const { player, team, place, placed } = await aFreeAgentOf(16, 'U16-U19');
  const { status, body } = await place();
  expect([status, body.message]).toEqual([400, `${player.name} is too old for ${team.name} (U7-U9)`]);
  expect(await placed()).toBe(0);
});

test('nor anybody without a bracket whose age says so', async () => {
  const { player, team, place, placed } = await aFreeAgentOf(16, null);
  const { status, body } = await place();
  expect([status, body.message]).toEqual([409, `${player.name} is 16, too old for ${team.name} in U7-U9`]);
  expect(await placed()).toBe(0);
});

test('whoever fits is placed', async () => {
  const { place, placed } = await aFreeAgentOf(9, 'U7-U9');
  expect((await place()).status).toBeLessThan(300);
  expect(await placed()).toBe(1);
});
