import type { ApiKey } from '../../domain/rule/api-key/api-key.ts';
import { inPostgres, type PostgresAdapters } from './adapters.ts';

const now = new Date('2026-11-22T15:00:00Z');

async function anOrganizer({ accounts }: PostgresAdapters, name: string) {
  const account = { name, username: name, email: `${name}@club.example`, role: 'organizer' } as const;
  return accounts.add({ ...account, state: 'active', invitation: null });
}

async function aKey(adapters: PostgresAdapters, secret: string, accountId?: number): Promise<ApiKey> {
  const owner = accountId ?? (await anOrganizer(adapters, secret)).id;
  const key = { accountId: owner, name: 'Board', scopes: ['read:public', 'write:scores'], start: 'gg_abcd' } as const;
  return adapters.apiKeys.add(key, secret);
}

inPostgres((adapters) => {
  test('a key is known by its secret and by nothing else, with its organizer', async () => {
    const key = await aKey(adapters(), 'one');
    await aKey(adapters(), 'two');
    const account = { id: key.accountId, username: 'one' };
    expect(await adapters().apiKeys.use('one')).toEqual({ key, account });
    expect(await adapters().apiKeys.use('one')).toEqual({ key, account });
    expect(await adapters().apiKeys.use('One')).toBeUndefined();
    expect(await adapters().apiKeys.use('')).toBeUndefined();
  });

  test('a key that was taken back opens nothing, and is taken back once', async () => {
    const [key, other] = [await aKey(adapters(), 'one'), await aKey(adapters(), 'two')];
    const { apiKeys } = adapters();
    expect(await apiKeys.revoke(key.id, undefined, now)).toBe(true);
    expect(await apiKeys.revoke(key.id, undefined, now)).toBe(false);
    expect(await apiKeys.revoke(999, undefined, now)).toBe(false);
    expect(await apiKeys.use('one')).toBeUndefined();
    expect((await apiKeys.use('two'))?.key).toEqual(other);
  });

  test("somebody else's key is not there to be taken back", async () => {
    const [key, other] = [await aKey(adapters(), 'one'), await aKey(adapters(), 'two')];
    expect(await adapters().apiKeys.revoke(key.id, other.accountId, now)).toBe(false);
    expect(await adapters().apiKeys.revoke(key.id, key.accountId, now)).toBe(true);
  });

  test('a key ends with its account, and with it alone', async () => {
    const [key] = [await aKey(adapters(), 'one'), await aKey(adapters(), 'two')];
    const [account] = await adapters().together(() => adapters().accounts.lockAll());
    if (account === undefined) throw new Error('No account was added');
    await adapters().accounts.save({ ...account, state: 'ended' });
    expect(await adapters().apiKeys.use('one')).toBeUndefined();
    expect(await adapters().apiKeys.use('two')).toBeDefined();
    await adapters().apiKeys.revokeAllOf(key.accountId, now);
    await adapters().accounts.save(account);
    expect(await adapters().apiKeys.use('one')).toBeUndefined();
  });

  test('the keys in use are counted for each account', async () => {
    const { apiKeys, together } = adapters();
    const { id, accountId } = await aKey(adapters(), 'one');
    await aKey(adapters(), 'two', accountId);
    await aKey(adapters(), 'three');
    expect(await together(() => apiKeys.countOf(accountId))).toBe(2);
    await apiKeys.revoke(id, undefined, now);
    expect(await together(() => apiKeys.countOf(accountId))).toBe(1);
  });
});
