import { openApp } from '../../journey/app.ts';
import { aFreeAgent, bornYearsAgo } from '../../journey/samples.ts';

const app = openApp();

type Shown = { readonly id: number; readonly birthYear: number };

test('a second registration under the name and phone of a child does not hide the child', async () => {
  const { id: tournamentId } = await app().announce();
  const family = aFreeAgent(tournamentId, { birthYear: bornYearsAgo(12) });
  const { body } = await app().visitor().post<{ player: { id: number } }>('/api/players', family);
  const shadow = { ...family, birthYear: bornYearsAgo(15), email: 'stranger@elsewhere.example' };
  const stranger = app().visitor();
  const second = await stranger.post<{ player: { id: number } }>('/api/players', shadow);
  expect(second.status).toBe(201);
  expect(second.body.player.id).not.toBe(body.player.id);
  const { name, phone } = family;
  const device = app().visitor();
  const asked = await device.post<{ errors?: object }>('/api/players/lookup', { name, phone });
  expect([asked.status, Object.keys(asked.body.errors ?? {})]).toEqual([400, ['birthYear']]);
  for (const [{ birthYear }, { id }] of [
    [family, body.player],
    [shadow, second.body.player],
  ] as const) {
    const found = await device.post<Shown>('/api/players/lookup', { name, phone, birthYear });
    expect([found.status, found.body.id, found.body.birthYear]).toEqual([200, id, birthYear]);
  }
});
