import { everyOffice, inPostgres } from './offices.ts';

everyOffice((office) => {
  test('one source has eight in an hour, and not one more', async () => {
    const { early } = office();
    expect(await early.take(5)).toBe(5);
    expect(await early.take(5)).toBe(3);
    expect(await early.take(1)).toBe(0);
  });
});

inPostgres((office) => {
  test('those who ask at the same moment share the eight', async () => {
    const { early, together } = office();
    const taken = await Promise.all(Array.from({ length: 8 }, () => together(() => early.take(4))));
    expect(taken.reduce((sum, one) => sum + one, 0)).toBe(8);
  });
});
