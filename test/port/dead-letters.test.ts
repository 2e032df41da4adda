import { everyOffice, inPostgres, type Office } from './offices.ts';

const post = ({ outbox }: Office, event: string) =>
  outbox.post({ event, to: 'jose@family.example', subject: 'Hi', parts: [{ kind: 'text', text: 'Hi' }] });

/** A letter that nobody would take. */
async function aDeadLetter(office: Office, event = 'dead:1') {
  await post(office, event);
  return office.letterBecame(event, 'dead');
}

everyOffice((office) => {
  test('a letter nobody has posted has come nowhere', async () => {
    const { deadLetters, together } = office();
    expect(await together(() => deadLetters.stateOf(7))).toBeUndefined();
  });

  test.each(['waiting', 'sent', 'dead'] as const)('a letter that is %s is known as that', async (state) => {
    const { deadLetters, letterBecame, together } = office();
    await post(office(), 'team-created:1');
    const id = await letterBecame('team-created:1', state);
    expect(await together(() => deadLetters.stateOf(id))).toBe(state);
  });

  test('a letter sent again goes out with the next round, as if it had just been posted', async () => {
    const { deadLetters, lettersDue, together } = office();
    const id = await aDeadLetter(office());
    expect(await lettersDue()).toEqual([]);
    await together(() => deadLetters.revive(id));
    expect(await together(() => deadLetters.stateOf(id))).toBe('waiting');
    expect(await lettersDue()).toEqual([id]);
  });

  test('the other dead letters stay where they are', async () => {
    const { deadLetters, lettersDue, together } = office();
    const [one, other] = [await aDeadLetter(office()), await aDeadLetter(office(), 'dead:2')];
    await together(() => deadLetters.revive(one));
    expect(await together(() => deadLetters.stateOf(other))).toBe('dead');
    expect(await lettersDue()).toEqual([one]);
  });
});

inPostgres((office) => {
  test('a letter whose sending again came to nothing is as dead as before', async () => {
    const { deadLetters, together } = office();
    const id = await aDeadLetter(office());
    const failing = together(async () => {
      await deadLetters.revive(id);
      throw new Error('The power is gone');
    });
    await expect(failing).rejects.toThrow('The power is gone');
    expect(await together(() => deadLetters.stateOf(id))).toBe('dead');
  });
});
