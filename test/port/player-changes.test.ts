import type { NewPlayerChange } from '../../domain/player/player-change.ts';
import { aNewPlayer } from '../sample/a-player.ts';
import { everyOffice, type Office } from './offices.ts';

const monday = new Date('2026-11-23T15:00:00Z');
const tuesday = new Date('2026-11-24T15:00:00Z');

async function aPlayer({ players }: Office, name = 'Ada Park') {
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

everyOffice((office) => {
  test('a wish is kept as it was asked for, and found by its number', async () => {
    const wish = aWish(await aPlayer(office()));
    const added = await office().playerChanges.add(wish);
    expect(added).toEqual({ ...wish, id: added.id });
    expect(await office().playerChanges.find(added.id)).toEqual(added);
    expect(await office().playerChanges.find(added.id + 1)).toBeUndefined();
  });

  test("a player's wishes are told the latest first, and nobody else's among them", async () => {
    const [ada, ben] = [await aPlayer(office()), await aPlayer(office(), 'Ben Park')];
    const { playerChanges } = office();
    const first = await playerChanges.add(aWish(ada));
    await playerChanges.add(aWish(ben));
    const second = await playerChanges.add(aWish(ada, { sessionId: null, askedAt: tuesday }));
    expect(await playerChanges.ofPlayer(ada)).toEqual([second, first]);
  });

  test('what became of a wish is kept, and what it asked for stays', async () => {
    const { playerChanges } = office();
    const added = await playerChanges.add(aWish(await aPlayer(office())));
    await playerChanges.decide(added.id, 'made', tuesday);
    expect(await playerChanges.find(added.id)).toEqual({ ...added, state: 'made', decidedAt: tuesday });
  });
});
