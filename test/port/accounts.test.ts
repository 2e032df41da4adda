import type { NewAccount } from '../../domain/rule/organizer/account.ts';
import { everyAdapter } from './adapters.ts';

const until = new Date('2026-11-29T15:00:00Z');

const kim: NewAccount = {
  username: 'kim@club.example',
  name: 'Kim',
  email: 'kim@club.example',
  role: 'check-in',
  state: 'invited',
  invitation: { mark: 'a mark', until },
};

everyAdapter((adapters) => {
  test('an account is found as it was added, and as it was changed', async () => {
    const { accounts, together } = adapters();
    const added = await together(() => accounts.add(kim));
    expect(added).toEqual({ ...kim, id: added.id });
    expect(await together(() => accounts.lockAll())).toEqual([added]);
    const changed = { ...added, role: 'owner', state: 'active', invitation: null } as const;
    await together(() => accounts.save(changed));
    expect(await together(() => accounts.lockAll())).toEqual([changed]);
  });

  test('a password changes nothing else', async () => {
    const { accounts, together } = adapters();
    const added = await together(() => accounts.add(kim));
    await together(() => accounts.setPassword(added.id, 'half-time-orange-slices'));
    expect(await together(() => accounts.lockAll())).toEqual([added]);
  });
});
