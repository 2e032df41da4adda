import type { NewPreRegistration } from '../../domain/registration/pre-registration.ts';
import { everyAdapter } from './adapters.ts';

const kim: NewPreRegistration = {
  name: 'Kim Park',
  sex: 'Female',
  age: 9,
  email: 'kim_p%@family.example',
  phone: '(973) 555-0142',
};
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
});
