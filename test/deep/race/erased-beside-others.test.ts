import { sizeOf } from '../../harness/size.ts';
import { openApp } from '../../journey/app.ts';
import { remove } from '../../journey/records.ts';
import { aJoiner, aTeam } from '../../journey/samples.ts';
import { deadlocksIn } from './deadlocks.ts';

const app = openApp();
const rounds = sizeOf('erased-beside');

interface Listed {
  readonly pendingChanges: readonly { readonly id: number }[];
}

/** A captain alone on a team, whose new address waits to be confirmed. */
async function aCaptain(tournamentId: number) {
  const answers = aTeam(tournamentId);
  const { body } = await app().visitor().post<{ team: { invitationCode: string } }>('/api/teams', answers);
  const { captainName: name, captainPhone: phone, captainEmail: email } = answers;
  const device = app().visitor();
  const { body: shown } = await device.post<{ id: number }>('/api/players/lookup', { name, phone });
  await device.put(`/api/players/${shown.id}/update`, { ...shown, email: `new-${email}` });
  const { body: listed } = await app().organizer.get<Listed>(`/api/admin/players/${shown.id}`);
  return { id: shown.id, code: body.team.invitationCode, change: listed.pendingChanges[0]?.id, name, phone };
}

test('captains are erased while their changes are confirmed, others join their teams, and nobody waits for anybody in a circle', async () => {
  const { organizer, announce, visitor, database } = app();
  const { id: tournamentId } = await announce();
  for (let round = 0; round < rounds; round += 1) {
    const captains = [await aCaptain(tournamentId), await aCaptain(tournamentId)];
    const calls = captains.flatMap(({ id, code, change, name, phone }) => [
      () => organizer.post(`/api/admin/players/${id}/changes/${change}`, { isWanted: true }),
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
