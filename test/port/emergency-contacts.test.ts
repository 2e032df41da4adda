import { aNewPlayer } from '../sample/a-player.ts';
import { everyOffice, inPostgres } from './offices.ts';

const agreedAt = new Date('2026-11-20T15:00:00Z');
const mother = {
  name: 'Mia Park',
  phone: '(201) 555-0199',
  relation: 'Mother',
  care: 'Bee stings.\nEpiPen in the bag.',
};

everyOffice((office) => {
  const aPlayer = async (name: string) => (await office().players.add(aNewPlayer({ name }))).id;

  test('what a family gives is found for that player alone', async () => {
    const [ada, ben] = [await aPlayer('Ada Park'), await aPlayer('Ben Park')];
    expect(await office().emergencyContacts.find(ada)).toBeUndefined();
    await office().emergencyContacts.keep(ada, mother, agreedAt);
    expect(await office().emergencyContacts.find(ada)).toEqual(mother);
    expect(await office().emergencyContacts.find(ben)).toBeUndefined();
  });

  test('what is given later takes the place of what was given before', async () => {
    const ada = await aPlayer('Ada Park');
    const aunt = { ...mother, name: 'Ann Park', relation: 'Aunt', care: null };
    await office().emergencyContacts.keep(ada, mother, agreedAt);
    await office().emergencyContacts.keep(ada, aunt, agreedAt);
    expect(await office().emergencyContacts.find(ada)).toEqual(aunt);
  });

  test('it is removed once', async () => {
    const ada = await aPlayer('Ada Park');
    await office().emergencyContacts.keep(ada, mother, agreedAt);
    expect(await office().emergencyContacts.remove(ada)).toBe(true);
    expect(await office().emergencyContacts.remove(ada)).toBe(false);
    expect(await office().emergencyContacts.find(ada)).toBeUndefined();
  });
});

inPostgres((office) => {
  test('it goes with the player', async () => {
    const { id } = await office().players.add(aNewPlayer({ name: 'Ada Park' }));
    await office().emergencyContacts.keep(id, mother, agreedAt);
    await office().removals.removePlayer(id);
    expect(await office().emergencyContacts.find(id)).toBeUndefined();
  });
});
