import type { Registration } from '../../domain/registration/registration.ts';
import { aNewPlayer } from '../sample/a-player.ts';
import { aNewRegistration } from '../sample/a-registration.ts';
import { anAnnouncement } from '../sample/a-tournament.ts';
import { type Adapters, everyAdapter } from './adapters.ts';

const [monday, tuesday] = [new Date('2026-11-23T15:00:00Z'), new Date('2026-11-24T15:00:00Z')];
const longAgo = new Date('2026-01-01T00:00:00Z');
const all = { ids: null, tournamentId: null };
const { waiver: claimed } = aNewRegistration();

let people = 0;

async function registered(
  { players, registrations }: Adapters,
  tournamentId: number,
  different: Partial<Registration> = {},
) {
  people += 1;
  const player = await players.add(aNewPlayer({ name: `Player ${people}`, phone: `973-555-${1000 + people}` }));
  return (await registrations.add(aNewRegistration({ playerId: player.id, tournamentId, ...different }))).id;
}

async function tournamentIn({ tournaments }: Adapters, name = 'Fall Cup'): Promise<number> {
  return (await tournaments.add(anAnnouncement({ name }))).id;
}

everyAdapter((adapters) => {
  test('who has not signed and who has only claimed it is reminded; who has confirmed or refused is not', async () => {
    const tournamentId = await tournamentIn(adapters());
    const unsigned = await registered(adapters(), tournamentId, { waiver: null });
    const waiting = await registered(adapters(), tournamentId, { waiver: claimed });
    const confirmed = claimed && { ...claimed, confirmed: { at: monday, by: 'mailbox' as const } };
    await registered(adapters(), tournamentId, { waiver: confirmed });
    await registered(adapters(), tournamentId, { waiver: null, flags: ['refused-waiver'] });
    expect(await adapters().openWaivers.remind(all, monday, longAgo)).toEqual([unsigned, waiting]);
  });

  test('nobody is reminded again before their time', async () => {
    const id = await registered(adapters(), await tournamentIn(adapters()), { waiver: null });
    const { openWaivers } = adapters();
    expect(await openWaivers.remind(all, monday, longAgo)).toEqual([id]);
    expect(await openWaivers.remind(all, tuesday, longAgo)).toEqual([]);
    expect(await openWaivers.remind(all, tuesday, monday)).toEqual([id]);
  });

  test('only those are reminded who are meant', async () => {
    const [fall, winter] = [await tournamentIn(adapters()), await tournamentIn(adapters(), 'Winter Cup')];
    const ids = [
      await registered(adapters(), fall),
      await registered(adapters(), fall),
      await registered(adapters(), winter),
    ];
    const { openWaivers } = adapters();
    expect(await openWaivers.remind({ ...all, ids: [ids[1] ?? 0] }, monday, longAgo)).toEqual([ids[1]]);
    expect(await openWaivers.remind({ ...all, tournamentId: winter }, monday, longAgo)).toEqual([ids[2]]);
    expect(await openWaivers.remind({ ...all, tournamentId: fall }, monday, longAgo)).toEqual([ids[0]]);
  });

  test('of two who remind at once, each family is reminded by one', async () => {
    const tournamentId = await tournamentIn(adapters());
    const ids = [await registered(adapters(), tournamentId), await registered(adapters(), tournamentId)];
    const { openWaivers } = adapters();
    const both = await Promise.all([
      openWaivers.remind(all, monday, longAgo),
      openWaivers.remind(all, monday, longAgo),
    ]);
    expect(both.flat().sort()).toEqual([...ids].sort());
  });
});
