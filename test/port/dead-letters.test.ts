import { asWritten } from '../../domain/rule/language/sentence.ts';
import { inPostgres, type PostgresAdapters } from './adapters.ts';

const post = ({ outbox }: PostgresAdapters, event: string) =>
  outbox.post({
    kind: 'team-created',
    event,
    to: 'jose@family.example',
    language: 'en',
    subject: asWritten('Hi'),
    parts: [{ kind: 'text', text: asWritten('Hi') }],
  });

/** A letter that nobody would take. */
async function aDeadLetter(adapters: PostgresAdapters, event = 'dead:1') {
  await post(adapters, event);
  return adapters.letterBecame(event, 'dead');
}

inPostgres((adapters) => {
  test('a letter nobody has posted has come nowhere', async () => {
    const { deadLetters, together } = adapters();
    expect(await together(() => deadLetters.stateOf(7))).toBeUndefined();
  });

  test.each(['waiting', 'sent', 'dead'] as const)('a letter that is %s is known as that', async (state) => {
    const { deadLetters, letterBecame, together } = adapters();
    await post(adapters(), 'team-created:1');
    const id = await letterBecame('team-created:1', state);
    expect(await together(() => deadLetters.stateOf(id))).toBe(state);
  });

  test('a letter sent again goes out with the next round, as if it had just been posted', async () => {
    const { deadLetters, lettersDue, together } = adapters();
    const id = await aDeadLetter(adapters());
    expect(await lettersDue()).toEqual([]);
    await together(() => deadLetters.revive(id));
    expect(await together(() => deadLetters.stateOf(id))).toBe('waiting');
    expect(await lettersDue()).toEqual([id]);
  });

  test('the other dead letters stay where they are', async () => {
    const { deadLetters, lettersDue, together } = adapters();
    const [one, other] = [await aDeadLetter(adapters()), await aDeadLetter(adapters(), 'dead:2')];
    await together(() => deadLetters.revive(one));
    expect(await together(() => deadLetters.stateOf(other))).toBe('dead');
    expect(await lettersDue()).toEqual([one]);
  });

  test('a letter whose sending again came to nothing is as dead as before', async () => {
    const { deadLetters, together } = adapters();
    const id = await aDeadLetter(adapters());
    const failing = together(async () => {
      await deadLetters.revive(id);
      throw new Error('The power is gone');
    });
    await expect(failing).rejects.toThrow('The power is gone');
    expect(await together(() => deadLetters.stateOf(id))).toBe('dead');
  });
});
