import { aNewPlayer } from '../sample/a-player.ts';
import { everyOffice, type Office } from './offices.ts';

/** So late that no machine's clock has passed it. */
const sentAt = new Date('2099-11-20T15:00:00Z');
const expiresAt = new Date('2099-11-20T15:15:00Z');
const soon = new Date('2099-11-20T15:02:00Z');

const aPlayerOf = async ({ players }: Office, name = 'Ada Park') => (await players.add(aNewPlayer({ name }))).id;

async function sent(office: Office, playerId: number, code = '123456') {
  await office.contactCodes.keep({ playerId, code, sentAt, expiresAt });
}

everyOffice((office) => {
  test('nobody has a code who has asked for none', async () => {
    const playerId = await aPlayerOf(office());
    expect(await office().contactCodes.sentAt(playerId)).toBeUndefined();
    expect(await office().contactCodes.use(playerId, '123456', soon)).toBe(false);
  });

  test('when a code was sent is known until it is used', async () => {
    const playerId = await aPlayerOf(office());
    await sent(office(), playerId);
    expect(await office().contactCodes.sentAt(playerId)).toEqual(sentAt);
    expect(await office().contactCodes.use(playerId, '123456', soon)).toBe(true);
    expect(await office().contactCodes.sentAt(playerId)).toBeUndefined();
  });

  test('a code opens once, even for two who enter it at the same moment', async () => {
    const playerId = await aPlayerOf(office());
    await sent(office(), playerId);
    const { contactCodes } = office();
    const tries = [contactCodes.use(playerId, '123456', soon), contactCodes.use(playerId, '123456', soon)];
    expect((await Promise.all(tries)).toSorted()).toEqual([false, true]);
    expect(await contactCodes.use(playerId, '123456', soon)).toBe(false);
  });

  test('a wrong code opens nothing, and the right one does afterwards', async () => {
    const playerId = await aPlayerOf(office());
    await sent(office(), playerId);
    expect(await office().contactCodes.use(playerId, '654321', soon)).toBe(false);
    expect(await office().contactCodes.use(playerId, '123456', soon)).toBe(true);
  });

  test('a code opens until its time is over', async () => {
    const playerId = await aPlayerOf(office());
    await sent(office(), playerId);
    expect(await office().contactCodes.use(playerId, '123456', expiresAt)).toBe(false);
    expect(await office().contactCodes.use(playerId, '123456', new Date(expiresAt.getTime() - 1))).toBe(true);
  });

  test('a second code takes the place of the first', async () => {
    const playerId = await aPlayerOf(office());
    await sent(office(), playerId, '111111');
    const [later, end] = [new Date('2099-11-20T15:05:00Z'), new Date('2099-11-20T15:20:00Z')];
    await office().contactCodes.keep({ playerId, code: '222222', sentAt: later, expiresAt: end });
    expect(await office().contactCodes.sentAt(playerId)).toEqual(later);
    expect(await office().contactCodes.use(playerId, '111111', later)).toBe(false);
    expect(await office().contactCodes.use(playerId, '222222', expiresAt)).toBe(true);
  });

  test('a code that was dropped opens nothing, and a new one can be sent', async () => {
    const playerId = await aPlayerOf(office());
    await sent(office(), playerId);
    await office().contactCodes.drop(playerId);
    expect(await office().contactCodes.use(playerId, '123456', soon)).toBe(false);
    expect(await office().contactCodes.sentAt(playerId)).toBeUndefined();
  });

  test("a sibling's code opens nothing, and stays the sibling's", async () => {
    const [ada, ben] = [await aPlayerOf(office()), await aPlayerOf(office(), 'Ben Park')];
    await sent(office(), ada);
    expect(await office().contactCodes.use(ben, '123456', soon)).toBe(false);
    await sent(office(), ben);
    expect(await office().contactCodes.use(ben, '123456', soon)).toBe(true);
    expect(await office().contactCodes.sentAt(ada)).toEqual(sentAt);
  });
});
