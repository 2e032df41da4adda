import { openHouse } from '../journey/house.ts';
import { aFreeAgent, bornYearsAgo } from '../journey/samples.ts';

const house = openHouse();

type Shown = { readonly id: number; readonly birthYear: number };

test('a second registration under the name and phone of a child does not hide the child', async () => {
  const { id: tournamentId } = await house().announce();
  const family = aFreeAgent(tournamentId, { birthYear: bornYearsAgo(12) });
  const { body } = await house().visitor().post<{ player: { id: number } }>('/api/players', family);
  const shadow = { ...family, birthYear: bornYearsAgo(15), email: 'stranger@elsewhere.example' };
  const stranger = house().visitor();
  const second = await stranger.post<{ player: { id: number } }>('/api/players', shadow);
  expect(second.status).toBe(201);
  expect(second.body.player.id).not.toBe(body.player.id);
  const { name, phone } = family;
  const device = house().visitor();
  const found = await device.post<Shown>('/api/players/lookup', { name, phone });
  expect([found.status, found.body.id, found.body.birthYear]).toEqual([200, body.player.id, family.birthYear]);
});
