import { openApp } from '../../journey/app.ts';
import { aFreeAgent } from '../../journey/samples.ts';
import { closingAfterEach } from './closing.ts';
import { openQuestions } from './questions.ts';
import { until } from './until.ts';

const app = openApp({ isOwn: true });
const closing = closingAfterEach();

/** Somebody who plays in a tournament, known to the device that asked for them. */
async function aPlayer() {
  const { id: tournamentId } = await app().announce();
  const answers = aFreeAgent(tournamentId);
  const device = app().visitor();
  const { id } = (await device.post<{ player: { id: number } }>('/api/players', answers)).body.player;
  await device.post('/api/players/lookup', { name: answers.name, phone: answers.phone });
  return { id, device };
}

/** What is answered to a call that is made while a person is being removed, and has to wait for that. */
async function answeredWhileRemoving(playerId: number, call: () => Promise<{ readonly status: number }>) {
  const remover = closing(await openQuestions(app().database.url));
  await remover.query('begin');
  await remover.query('delete from tournament_registrations where player_id = $1', [playerId]);
  await remover.query('delete from players where id = $1', [playerId]);
  const answer = call();
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await until(async () => (await app().database.query(waiting)).length > 0);
  await remover.query('commit');
  return answer;
}

test('whoever asks for a code while the player is removed hears that there is no such player', async () => {
  const { id, device } = await aPlayer();
  const { status } = await answeredWhileRemoving(id, () => device.post(`/api/players/${id}/contact-code`, {}));
  expect(status).toBe(404);
});

test('whoever is removed while an organizer enters them into a tournament is not entered', async () => {
  const [{ id }, { id: tournamentId }] = [await aPlayer(), await app().announce()];
  const entered = { playerId: id, tournamentId, teamOption: 'individual', paymentMethod: 'cash' };
  const { status } = await answeredWhileRemoving(id, () =>
    app().organizer.post('/api/admin/tournament-registrations', entered),
  );
  expect(status).toBe(404);
});
