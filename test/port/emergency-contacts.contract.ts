import { aNewPlayer } from '../sample/a-player.ts';
import { everyAdapter, inPostgres } from './adapters.ts';

const agreedAt = new Date('2026-11-20T15:00:00Z');
const mother = {
  name: 'Mia Park',
  phone: '(201) 555-0199',
  relation: 'Mother',
  care: 'Bee stings.\nEpiPen in the bag.',
};

everyAdapter((adapters) => {
  const aPlayer = async (name: string) => (await adapters().players.add(aNewPlayer({ name }))).id;

  test('what a family gives is found for that player alone', async () => {
    const [ada, ben] = [await aPlayer('Ada Park'), await aPlayer('Ben Park')];
    expect(await adapters().emergencyContacts.find(ada)).toBeUndefined();
    await adapters().emergencyContacts.keep(ada, mother, agreedAt);
    expect(await adapters().emergencyContacts.find(ada)).toEqual(mother);
    expect(await adapters().emergencyContacts.find(ben)).toBeUndefined();
  });

  test('what is given later takes the place of what was given before', async () => {
    const ada = await aPlayer('Ada Park');
    const aunt = { ...mother, name: 'Ann Park', relation: 'Aunt', care: null };
    await adapters().emergencyContacts.keep(ada, mother, agreedAt);
    await adapters().emergencyContacts.keep(ada, aunt, agreedAt);
    expect(await adapters().emergencyContacts.find(ada)).toEqual(aunt);
  });

  test('it is removed once', async () => {
    const ada = await aPlayer('Ada Park');
    await adapters().emergencyContacts.keep(ada, mother, agreedAt);
    expect(await adapters().emergencyContacts.remove(ada)).toBe(true);
    expect(await adapters().emergencyContacts.remove(ada)).toBe(false);
    expect(await adapters().emergencyContacts.find(ada)).toBeUndefined();
  });
});

inPostgres((adapters) => {
  test('it goes with the player', async () => {
    const { id } = await adapters().players.add(aNewPlayer({ name: 'Ada Park' }));
    await adapters().emergencyContacts.keep(id, mother, agreedAt);
    await adapters().removals.removePlayer(id);
    expect(await adapters().emergencyContacts.find(id)).toBeUndefined();
  });
});
