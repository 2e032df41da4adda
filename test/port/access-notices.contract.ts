import type { Request } from 'express';
import type { AccountState } from '../../domain/session/account.ts';
import type { Role } from '../../domain/session/role.ts';
import { inPostgres, type PostgresAdapters } from './adapters.ts';

/** Somebody with an account; answers its number. */
async function anAccount({ accounts, together }: PostgresAdapters, name: string, role: Role, state: AccountState) {
  const email = `${name.toLowerCase()}@club.example`;
  const account = { username: email, name, email, role, state, invitation: null, addressChange: null };
  return (await together(() => accounts.add(account))).id;
}

const session = { sessionID: 'phone' } as Request;

inPostgres((adapters) => {
  test('owners are those whose accounts are open, and the one who is named beside them', async () => {
    const ids = [
      await anAccount(adapters(), 'Ada', 'owner', 'active'),
      await anAccount(adapters(), 'Ben', 'organizer', 'active'),
      await anAccount(adapters(), 'Cleo', 'owner', 'invited'),
    ] as const;
    const owners = async (also: number | null) => (await adapters().accessNotices.owners(also)).map(({ name }) => name);
    expect(await owners(null)).toEqual(['Ada']);
    expect(await owners(ids[1])).toEqual(['Ada', 'Ben']);
    expect(await owners(ids[2])).toEqual(['Ada']);
  });

  test('what is kept for an owner is shown to a session that began after it, until it is closed', async () => {
    const id = await anAccount(adapters(), 'Ada', 'owner', 'active');
    const { accessNotices, audit, audited, trust } = adapters();
    await audit.note({ thing: 'organizer', recordId: id, what: 'role changed' });
    expect(await audited()).toHaveLength(1);
    const auditId = await adapters().lastAuditId();
    await accessNotices.keep(id, auditId);
    expect(await accessNotices.shownTo(session, id)).toEqual([]);
    await trust('phone', 'organizer', id);
    expect(await accessNotices.shownTo(session, id)).toMatchObject([
      { sentence: expect.stringContaining('changed the role of Ada') },
    ]);
    await accessNotices.keep(id, auditId);
    await accessNotices.close(session, id);
    expect(await accessNotices.shownTo(session, id)).toEqual([]);
  });
});
