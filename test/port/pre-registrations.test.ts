import { anAnnouncement } from '../sample/a-tournament.ts';
import { everyAdapter } from './adapters.ts';

const kim = {
  name: 'Kim Park',
  sex: 'Female',
  age: 9,
  email: 'kim_p%@family.example',
  phone: '(973) 555-0142',
  language: 'en',
} as const;
const noon = new Date('2026-11-20T12:00:00Z');

everyAdapter((adapters) => {
  test('interest is noted as it was told', async () => {
    expect(await adapters().preRegistrations.add(kim, noon)).toEqual({
      ...kim,
      createdAt: noon,
      id: expect.any(Number),
    });
  });

  test('the same interest is known again however name, phone and address are written', async () => {
    const { preRegistrations, together } = adapters();
    const noted = await preRegistrations.add(kim, noon);
    const again = { ...kim, name: 'KIM  PÁRK', email: 'Kim_P%@Family.example', phone: '1-973-555-0142' };
    expect(await together(() => preRegistrations.lockSame(again))).toEqual(noted);
  });

  test.each([
    ['another child', { name: 'Lee Park' }],
    ['a year older', { age: 10 }],
    ['another phone', { phone: '201-555-0199' }],
    ['an address that only looks alike', { email: 'kimxpy@family.example' }],
  ])('%s is another interest', async (_, different) => {
    const { preRegistrations, together } = adapters();
    await preRegistrations.add(kim, noon);
    expect(await together(() => preRegistrations.lockSame({ ...kim, ...different }))).toBeUndefined();
  });

  test('who was told of a tournament is known for that tournament alone', async () => {
    const { preRegistrations, tournaments } = adapters();
    const [one, other] = [
      await tournaments.add(anAnnouncement()),
      await tournaments.add(anAnnouncement({ name: 'Next' })),
    ];
    const noted = await preRegistrations.add(kim, noon);
    const lee = await preRegistrations.add({ ...kim, name: 'Lee Park' }, noon);
    await preRegistrations.noteTold(one.id, [noted.id], noon);
    await preRegistrations.noteTold(one.id, [noted.id], noon);
    await preRegistrations.noteTold(one.id, [], noon);
    const told = async (id: number) =>
      (await preRegistrations.known(id)).filter(({ isTold }) => isTold).map(({ interest }) => interest);
    expect(await told(one.id)).toEqual([noted]);
    expect(await told(other.id)).toEqual([]);
    expect((await preRegistrations.known(other.id)).map(({ interest }) => interest)).toEqual([noted, lee]);
    expect(await preRegistrations.find(lee.id)).toEqual(lee);
    expect(await preRegistrations.find(lee.id + 1000)).toBeUndefined();
  });

  test('letters to an address end however it is written, and are taken up for one interest alone', async () => {
    const { preRegistrations, tournaments } = adapters();
    const { id } = await tournaments.add(anAnnouncement());
    const noted = await preRegistrations.add(kim, noon);
    const lee = await preRegistrations.add({ ...kim, name: 'Lee Park', email: 'Kim_P%@Family.example' }, noon);
    const alike = await preRegistrations.add({ ...kim, name: 'Max', email: 'kimxpy@family.example' }, noon);
    const without = async () =>
      (await preRegistrations.known(id))
        .filter(({ isUnsubscribed }) => isUnsubscribed)
        .map(({ interest }) => interest.id);
    await preRegistrations.unsubscribe('KIM_P%@family.example', noon);
    expect(await without()).toEqual([noted.id, lee.id]);
    await preRegistrations.resume(noted.id, 'es');
    await preRegistrations.resume(alike.id, 'en');
    expect(await without()).toEqual([lee.id]);
    expect(await preRegistrations.find(noted.id)).toMatchObject({ language: 'es' });
  });
});
