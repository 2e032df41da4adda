import { aNewPlayer } from '../sample/a-player.ts';
import { type Adapters, everyAdapter } from './adapters.ts';

/** So late that no machine's clock has passed it. */
const sentAt = new Date('2099-11-20T15:00:00Z');
const expiresAt = new Date('2099-11-20T15:15:00Z');
const sessionId = 'a session';
const soon = new Date('2099-11-20T15:02:00Z');

const aPlayerOf = async ({ players }: Adapters, name = 'Ada Park') => (await players.add(aNewPlayer({ name }))).id;

async function sent(adapters: Adapters, playerId: number, code = '123456') {
  await adapters.contactCodes.keep({ playerId, sessionId, code, sentAt, expiresAt });
}

everyAdapter((adapters) => {
  test('nobody has a code who has asked for none', async () => {
    const playerId = await aPlayerOf(adapters());
    expect(await adapters().contactCodes.sentAt(playerId, sessionId)).toBeUndefined();
    expect(await adapters().contactCodes.use({ playerId, sessionId, code: '123456' }, soon)).toBe(false);
  });

  test('when a code was sent is known until it is used', async () => {
    const playerId = await aPlayerOf(adapters());
    await sent(adapters(), playerId);
    expect(await adapters().contactCodes.sentAt(playerId, sessionId)).toEqual(sentAt);
    expect(await adapters().contactCodes.use({ playerId, sessionId, code: '123456' }, soon)).toBe(true);
    expect(await adapters().contactCodes.sentAt(playerId, sessionId)).toBeUndefined();
  });

  test('a code opens once, even for two who enter it at the same moment', async () => {
    const playerId = await aPlayerOf(adapters());
    await sent(adapters(), playerId);
    const { contactCodes } = adapters();
    const tries = [
      contactCodes.use({ playerId, sessionId, code: '123456' }, soon),
      contactCodes.use({ playerId, sessionId, code: '123456' }, soon),
    ];
    expect((await Promise.all(tries)).toSorted()).toEqual([false, true]);
    expect(await contactCodes.use({ playerId, sessionId, code: '123456' }, soon)).toBe(false);
  });

  test('a wrong code opens nothing, and the right one does afterwards', async () => {
    const playerId = await aPlayerOf(adapters());
    await sent(adapters(), playerId);
    expect(await adapters().contactCodes.use({ playerId, sessionId, code: '654321' }, soon)).toBe(false);
    expect(await adapters().contactCodes.use({ playerId, sessionId, code: '123456' }, soon)).toBe(true);
  });

  test('a code opens until its time is over', async () => {
    const playerId = await aPlayerOf(adapters());
    await sent(adapters(), playerId);
    expect(await adapters().contactCodes.use({ playerId, sessionId, code: '123456' }, expiresAt)).toBe(false);
    expect(
      await adapters().contactCodes.use({ playerId, sessionId, code: '123456' }, new Date(expiresAt.getTime() - 1)),
    ).toBe(true);
  });

  test('a second code takes the place of the first', async () => {
    const playerId = await aPlayerOf(adapters());
    await sent(adapters(), playerId, '111111');
    const [later, end] = [new Date('2099-11-20T15:05:00Z'), new Date('2099-11-20T15:20:00Z')];
    await adapters().contactCodes.keep({ playerId, sessionId, code: '222222', sentAt: later, expiresAt: end });
    expect(await adapters().contactCodes.sentAt(playerId, sessionId)).toEqual(later);
    expect(await adapters().contactCodes.use({ playerId, sessionId, code: '111111' }, later)).toBe(false);
    expect(await adapters().contactCodes.use({ playerId, sessionId, code: '222222' }, expiresAt)).toBe(true);
  });

  test('a code that was dropped opens nothing, and a new one can be sent', async () => {
    const playerId = await aPlayerOf(adapters());
    await sent(adapters(), playerId);
    await adapters().contactCodes.drop(playerId);
    expect(await adapters().contactCodes.use({ playerId, sessionId, code: '123456' }, soon)).toBe(false);
    expect(await adapters().contactCodes.sentAt(playerId, sessionId)).toBeUndefined();
  });

  test("another session's code opens nothing, and asking for it replaces none", async () => {
    const playerId = await aPlayerOf(adapters());
    await sent(adapters(), playerId);
    const { contactCodes } = adapters();
    const other = { playerId, sessionId: 'another session' };
    expect(await contactCodes.use({ ...other, code: '123456' }, soon)).toBe(false);
    await contactCodes.keep({ ...other, code: '654321', sentAt, expiresAt });
    expect(await contactCodes.use({ playerId, sessionId, code: '654321' }, soon)).toBe(false);
    expect(await contactCodes.use({ playerId, sessionId, code: '123456' }, soon)).toBe(true);
    expect(await contactCodes.sentAt(playerId, other.sessionId)).toEqual(sentAt);
  });

  test("a sibling's code opens nothing, and stays the sibling's", async () => {
    const [ada, ben] = [await aPlayerOf(adapters()), await aPlayerOf(adapters(), 'Ben Park')];
    await sent(adapters(), ada);
    expect(await adapters().contactCodes.use({ playerId: ben, sessionId, code: '123456' }, soon)).toBe(false);
    await sent(adapters(), ben);
    expect(await adapters().contactCodes.use({ playerId: ben, sessionId, code: '123456' }, soon)).toBe(true);
    expect(await adapters().contactCodes.sentAt(ada, sessionId)).toEqual(sentAt);
  });
});
