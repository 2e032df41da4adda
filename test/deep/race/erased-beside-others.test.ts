import { sizeOf } from '../../harness/size.ts';
import { openApp } from '../../journey/app.ts';
import { remove } from '../../journey/records.ts';
import { aJoiner, aTeam } from '../../journey/samples.ts';
import { deadlocksIn } from './deadlocks.ts';

const app = openApp();
const rounds = sizeOf('erased-beside');

/** A captain alone on a team. */
async function aCaptain(tournamentId: number) {
  const answers = aTeam(tournamentId);
  const { body } = await app()
    .visitor()
    .post<{ team: { invitationCode: string }; captain: { id: number } }>('/api/teams', answers);
  const { captainName: name, captainPhone: phone, captainEmail: email } = answers;
  return { id: body.captain.id, code: body.team.invitationCode, name, phone, email };
}

test('captains are erased while their addresses change, others join their teams, and nobody waits for anybody in a circle', async () => {
  const { organizer, announce, visitor, database } = app();
  const { id: tournamentId } = await announce();
  for (let round = 0; round < rounds; round += 1) {
    const captains = [await aCaptain(tournamentId), await aCaptain(tournamentId)];
    const calls = captains.flatMap(({ id, code, name, phone, email }) => [
      () => organizer.put(`/api/admin/players/${id}`, { email: `new-${email}` }),
      () => visitor().post('/api/players/join-via-invitation', aJoiner(code)),
      () => remove(organizer, `/api/admin/players/${id}`),
      () => visitor().post('/api/teams', aTeam(tournamentId)),
      () => organizer.put(`/api/admin/players/${id}`, { name, phone, currentClub: 'Wayne United' }),
    ]);
    const answers = await Promise.all(calls.map((call) => call()));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  }
  expect(await deadlocksIn(database)).toEqual([]);
});
