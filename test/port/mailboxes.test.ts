import { everyAdapter } from './adapters.ts';

const monday = new Date('2026-11-23T15:00:00Z');
const tuesday = new Date('2026-11-24T15:00:00Z');

everyAdapter((adapters) => {
  test('an address is confirmed by what comes back from it, and no other is', async () => {
    const { mailboxes } = adapters();
    expect(await mailboxes.confirmedAt('pat@family.example')).toBeUndefined();
    await mailboxes.confirm('pat@family.example', monday);
    expect(await mailboxes.confirmedAt('pat@family.example')).toEqual(monday);
    expect(await mailboxes.confirmedAt('pat@other.example')).toBeUndefined();
  });

  test('it stays confirmed since the first time, however it is written', async () => {
    const { mailboxes } = adapters();
    await mailboxes.confirm('Pat@Family.example', monday);
    await mailboxes.confirm('pat@family.EXAMPLE', tuesday);
    expect(await mailboxes.confirmedAt('PAT@family.example')).toEqual(monday);
  });

  test('two who confirm it at the same moment do not disturb each other', async () => {
    const { mailboxes } = adapters();
    await Promise.all([
      mailboxes.confirm('pat@family.example', monday),
      mailboxes.confirm('pat@family.example', monday),
    ]);
    expect(await mailboxes.confirmedAt('pat@family.example')).toEqual(monday);
  });

  test('an address is known by the session that wrote it first, until it is confirmed', async () => {
    const { mailboxes } = adapters();
    await mailboxes.write(['Pat@Family.example', 'sam@family.example'], 'one');
    expect(await mailboxes.confirmedAt('pat@family.example')).toBeUndefined();
    expect(await mailboxes.isUnansweredOf('one', 'PAT@family.example')).toBe(true);
    await mailboxes.write(['pat@family.example'], 'other');
    expect(await mailboxes.isUnansweredOf('other', 'pat@family.example')).toBe(false);
    expect(await mailboxes.isUnansweredOf('one', 'pat@family.example')).toBe(true);
    await mailboxes.confirm('pat@family.example', monday);
    await mailboxes.write(['pat@family.example'], 'one');
    expect(await mailboxes.isUnansweredOf('one', 'pat@family.example')).toBe(false);
    expect(await mailboxes.confirmedAt('pat@family.example')).toEqual(monday);
  });
});
