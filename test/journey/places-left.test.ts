import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import { until } from '../deep/fault/until.ts';
import { openApp } from './app.ts';
import { aTeam } from './samples.ts';

const app = openApp();

async function left(id: number) {
  const { body } = await app().visitor().get<readonly PublicTournament[]>('/api/tournaments');
  return body.find((tournament) => tournament.id === id)?.placesLeft;
}

/** The list is prepared, and as old as a moment. */
const untilLeft = (id: number, places: number | null) => until(async () => (await left(id)) === places);

test('whoever chooses a tournament is told how many places are left where they are few, and that the next team waits', async () => {
  const { id } = await app().announce({ maxTeams: 2 });
  const roomy = await app().announce({ maxTeams: 20 });
  await untilLeft(id, 2);
  const bring = async () =>
    (await app().visitor().post<{ team: { id: number } }>('/api/teams', aTeam(id))).body.team.id;
  const first = await bring();
  await untilLeft(id, 1);
  await bring();
  await untilLeft(id, 0);
  expect(await left(roomy.id)).toBeNull();
  await app().organizer.post(`/api/teams/${first}/withdraw`, { confirm: true });
  await untilLeft(id, 1);
  await app().organizer.put(`/api/admin/tournaments/${id}`, { maxTeams: 12 });
  await untilLeft(id, null);
});
