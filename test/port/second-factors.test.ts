import { inPostgres, type PostgresAdapters } from './adapters.ts';

const confirmedAt = new Date('2026-11-22T15:00:00Z');
const factor = { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', lastStep: null, confirmedAt: null };

async function anAccount({ accounts, together }: PostgresAdapters): Promise<number> {
  const email = 'kim@club.example';
  const kim = {
    username: email,
    name: 'Kim',
    email,
    role: 'owner',
    state: 'active',
    invitation: null,
  } as const;
  return (await together(() => accounts.add(kim))).id;
}

inPostgres((adapters) => {
  test('a second factor is found as it was kept, until it is removed', async () => {
    const id = await anAccount(adapters());
    const { secondFactors, together } = adapters();
    expect(await together(() => secondFactors.of(id))).toBeUndefined();
    await together(() => secondFactors.keep(id, factor));
    expect(await together(() => secondFactors.of(id))).toEqual(factor);
    const used = { ...factor, lastStep: 59_000_000, confirmedAt };
    await together(() => secondFactors.keep(id, used));
    expect(await together(() => secondFactors.of(id))).toEqual(used);
    await together(() => secondFactors.remove(id));
    expect(await together(() => secondFactors.of(id))).toBeUndefined();
  });

  test('a recovery code is good once, and goes with the second factor', async () => {
    const id = await anAccount(adapters());
    const { secondFactors, together } = adapters();
    const use = (mark: string) => together(() => secondFactors.useRecoveryCode(id, mark));
    await together(() => secondFactors.keep(id, factor));
    await together(() => secondFactors.keepRecoveryCodes(id, ['one', 'two']));
    expect([await use('one'), await use('one'), await use('three')]).toEqual([true, false, false]);
    await together(() => secondFactors.keepRecoveryCodes(id, ['four']));
    expect([await use('two'), await use('four')]).toEqual([false, true]);
    await together(() => secondFactors.keepRecoveryCodes(id, ['five']));
    await together(() => secondFactors.remove(id));
    expect(await use('five')).toBe(false);
  });

  test('whether everybody needs one is remembered', async () => {
    const { secondFactors } = adapters();
    await secondFactors.require(true);
    expect(await secondFactors.isRequired()).toBe(true);
    await secondFactors.require(false);
    expect(await secondFactors.isRequired()).toBe(false);
  });
});
