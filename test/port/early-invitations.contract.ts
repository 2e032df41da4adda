import { invitationsOfADay } from '../../domain/invitation/invitation.ts';
import { everyAdapter, inPostgres } from './adapters.ts';

everyAdapter((adapters) => {
  test('one source has eight in an hour, and not one more', async () => {
    const { early } = adapters();
    expect(await early.take(5)).toBe(5);
    expect(await early.take(5)).toBe(3);
    expect(await early.take(1)).toBe(0);
  });

  test('the day has an allowance of its own, whoever has answered', async () => {
    const { early } = adapters();
    const { ofOneSource } = invitationsOfADay;
    await early.take(8);
    expect(await early.takeOfDay(ofOneSource - 1)).toBe(ofOneSource - 1);
    expect(await early.takeOfDay(4)).toBe(1);
    expect(await early.takeOfDay(1)).toBe(0);
  });
});

inPostgres((adapters) => {
  test('those who ask at the same moment share the eight', async () => {
    const { early, together } = adapters();
    const taken = await Promise.all(Array.from({ length: 8 }, () => together(() => early.take(4))));
    expect(taken.reduce((sum, one) => sum + one, 0)).toBe(8);
  });
});
