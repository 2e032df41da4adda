import { type Adapters, everyAdapter } from './adapters.ts';

async function trusted(adapters: Adapters) {
  for (const sessionId of ['laptop', 'phone']) {
    for (const kind of ['player', 'contact', 'captain', 'organizer'] as const) {
      await adapters.trust(sessionId, kind, 7);
      await adapters.trust(sessionId, kind, 8);
    }
  }
  return adapters.trusted();
}

everyAdapter((adapters) => {
  test('the full contact is seen by nobody any more, or by the one session that is spared', async () => {
    const before = await trusted(adapters());
    await adapters().revocations.ofContact(7, 'phone');
    expect(await adapters().trusted()).toEqual(before.filter((line) => line !== 'laptop contact 7'));
    await adapters().revocations.ofContact(7, null);
    expect(await adapters().trusted()).toEqual(before.filter((line) => !line.endsWith('contact 7')));
  });

  test("a captain's page opens for no session any more", async () => {
    const before = await trusted(adapters());
    await adapters().revocations.ofCaptain(7);
    expect(await adapters().trusted()).toEqual(before.filter((line) => !line.endsWith('captain 7')));
  });

  test('an organizer is signed out everywhere, or everywhere else', async () => {
    const before = await trusted(adapters());
    await adapters().revocations.ofOrganizer(7, 'phone');
    expect(await adapters().trusted()).toEqual(before.filter((line) => line !== 'laptop organizer 7'));
    await adapters().revocations.ofOrganizer(7, null);
    expect(await adapters().trusted()).toEqual(before.filter((line) => !line.endsWith('organizer 7')));
  });
});
