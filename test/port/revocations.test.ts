import { everyOffice, type Office } from './offices.ts';

async function trusted(office: Office) {
  for (const sessionId of ['laptop', 'phone']) {
    for (const kind of ['player', 'contact', 're-register', 'captain', 'organizer'] as const) {
      await office.trust(sessionId, kind, 7);
      await office.trust(sessionId, kind, 8);
    }
  }
  return office.trusted();
}

everyOffice((office) => {
  test('every trust with a player ends in every session, and that with others stays', async () => {
    const before = await trusted(office());
    await office().revocations.ofPlayer(7);
    const ended = ['player 7', 'contact 7', 're-register 7'];
    expect(await office().trusted()).toEqual(before.filter((line) => !ended.some((end) => line.endsWith(end))));
  });

  test('the full contact is seen by nobody any more, or by the one session that is spared', async () => {
    const before = await trusted(office());
    await office().revocations.ofContact(7, 'phone');
    expect(await office().trusted()).toEqual(before.filter((line) => line !== 'laptop contact 7'));
    await office().revocations.ofContact(7, null);
    expect(await office().trusted()).toEqual(before.filter((line) => !line.endsWith('contact 7')));
  });

  test("a captain's page opens for no session any more", async () => {
    const before = await trusted(office());
    await office().revocations.ofCaptain(7);
    expect(await office().trusted()).toEqual(before.filter((line) => !line.endsWith('captain 7')));
  });

  test('an organizer is signed out everywhere, or everywhere else', async () => {
    const before = await trusted(office());
    await office().revocations.ofOrganizer(7, 'phone');
    expect(await office().trusted()).toEqual(before.filter((line) => line !== 'laptop organizer 7'));
    await office().revocations.ofOrganizer(7, null);
    expect(await office().trusted()).toEqual(before.filter((line) => !line.endsWith('organizer 7')));
  });
});
