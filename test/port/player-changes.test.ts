import type { NewPlayerChange } from '../../domain/player/player-change.ts';
import { aNewPlayer } from '../sample/a-player.ts';
import { type Adapters, everyAdapter } from './adapters.ts';

const monday = new Date('2026-11-23T15:00:00Z');
const tuesday = new Date('2026-11-24T15:00:00Z');

async function aPlayer({ players }: Adapters, name = 'Ada Park') {
  return (await players.add(aNewPlayer({ name }))).id;
}

function aWish(playerId: number, different: Partial<NewPlayerChange> = {}): NewPlayerChange {
  return {
    playerId,
    sessionId: 'phone',
    askedAt: monday,
    from: { email: 'ada@family.example', parentName: 'Seán Ó Sé' },
    to: { email: 'new@family.example', parentName: null },
    state: 'waiting',
    decidedAt: null,
    ...different,
  };
}

everyAdapter((adapters) => {
  test('a wish is kept as it was asked for, and found by its number', async () => {
    const wish = aWish(await aPlayer(adapters()));
    const added = await adapters().playerChanges.add(wish);
    expect(added).toEqual({ ...wish, id: added.id });
    expect(await adapters().playerChanges.find(added.id)).toEqual(added);
    expect(await adapters().playerChanges.find(added.id + 1)).toBeUndefined();
  });

  test("a player's wishes are told the latest first, and nobody else's among them", async () => {
    const [ada, ben] = [await aPlayer(adapters()), await aPlayer(adapters(), 'Ben Park')];
    const { playerChanges } = adapters();
    const first = await playerChanges.add(aWish(ada));
    await playerChanges.add(aWish(ben));
    const second = await playerChanges.add(aWish(ada, { sessionId: null, askedAt: tuesday }));
    expect(await playerChanges.ofPlayer(ada)).toEqual([second, first]);
  });

  test('what became of a wish is kept, and what it asked for stays', async () => {
    const { playerChanges } = adapters();
    const added = await playerChanges.add(aWish(await aPlayer(adapters())));
    await playerChanges.decide(added.id, 'made', tuesday);
    expect(await playerChanges.find(added.id)).toEqual({ ...added, state: 'made', decidedAt: tuesday });
  });
});
