import { asWritten } from '../../domain/language/sentence.ts';
import { placeEvent } from '../../domain/port/unconfirmed-places.ts';
import { aPlayer } from '../sample/a-player.ts';
import { aNewRegistration } from '../sample/a-registration.ts';
import { aNewTeam } from '../sample/a-team.ts';
import { anAnnouncement } from '../sample/a-tournament.ts';
import { type Adapters, everyAdapter, inPostgres } from './adapters.ts';
import { openTransaction } from './beside.ts';

const noon = new Date('2026-11-20T17:00:00.123Z');
const later = new Date('2026-11-20T18:00:00Z');

/** A tournament with two places; the teams that come later wait. */
async function aTournament({ tournaments, teams }: Adapters) {
  const tournament = await tournaments.add(anAnnouncement({ maxTeams: 2 }));
  const enter = (name: string, different: object = {}) =>
    teams.add(
      aNewTeam({
        tournamentId: tournament.id,
        name,
        captainEmail: `${name}@family.example`,
        invitationCode: `TEAM-${name}`,
        ...different,
      }),
    );
  return { tournament, enter };
}

everyAdapter((adapters) => {
  const watched = async (now = noon) => (await adapters().unconfirmedPlaces.watch(now)).map(({ teamId }) => teamId);

  test('the hours of a place begin when it is first seen, and end with whoever opens a letter', async () => {
    const { unconfirmedPlaces, mailboxes } = adapters();
    const { enter } = await aTournament(adapters());
    const [one, other] = [await enter('one'), await enter('other')];
    await enter('waiting', { waitlistedAt: noon });
    expect(await watched()).toEqual([one.id, other.id]);
    const place = { teamId: one.id, since: noon, askedAt: null, remindedAt: null, isLetterOnItsWay: false };
    expect((await unconfirmedPlaces.watch(later))[0]).toEqual(place);
    await mailboxes.confirm('ONE@family.example', noon);
    expect(await unconfirmedPlaces.find(one.id)).toBeUndefined();
    expect(await watched()).toEqual([other.id]);
  });

  test('a parent of a player who opens a letter, and a payment, confirm a place', async () => {
    const { mailboxes, players, registrations } = adapters();
    const { tournament, enter } = await aTournament(adapters());
    const [one, other] = [await enter('one'), await enter('other')];
    const { id: _, ...person } = aPlayer({ parentEmail: 'Parent@family.example' });
    const parented = await players.add(person);
    const payer = await players.add({ ...person, name: 'Kim Payer', parentEmail: null });
    const of = {
      tournamentId: tournament.id,
      payment: { state: 'paid', method: 'venmo', amountCents: 4000, receivedCents: 4000 },
    } as const;
    await registrations.add(aNewRegistration({ ...of, playerId: payer.id, teamId: other.id }));
    const { tournamentId } = of;
    await registrations.add(aNewRegistration({ tournamentId, playerId: parented.id, teamId: one.id }));
    expect(await watched()).toEqual([one.id]);
    await mailboxes.confirm('parent@family.example', noon);
    expect(await watched()).toEqual([]);
  });

  test('a letter about a place is on its way until it has left', async () => {
    const { unconfirmedPlaces, outbox, letterBecame } = adapters();
    const { id } = await (await aTournament(adapters())).enter('one');
    const [place] = await unconfirmedPlaces.watch(noon);
    if (place === undefined) throw new Error('No place is watched');
    const asked = placeEvent('asked', place);
    await outbox.post({
      ...asked,
      to: 'one@family.example',
      language: 'en',
      subject: asWritten('Please confirm'),
      parts: [],
    });
    await unconfirmedPlaces.told(id, 'asked', later);
    expect(await unconfirmedPlaces.find(id)).toMatchObject({ askedAt: later, isLetterOnItsWay: true });
    await letterBecame(asked.event, 'dead');
    expect(await unconfirmedPlaces.find(id)).toMatchObject({ askedAt: later, isLetterOnItsWay: false });
    await unconfirmedPlaces.told(id, 'reminded', later);
    expect(await unconfirmedPlaces.find(id)).toMatchObject({ askedAt: later, remindedAt: later });
  });

  test('a team that lost its place is passed over until somebody confirms it, or an organizer keeps it', async () => {
    const { unconfirmedPlaces, waitingList, teams, mailboxes, together } = adapters();
    const { tournament, enter } = await aTournament(adapters());
    const [one, other] = [await enter('one'), await enter('other')];
    await watched();
    for (const team of [one, other]) {
      await teams.save({ ...team, waitlistedAt: later });
      await unconfirmedPlaces.released(team.id, later);
    }
    expect(await watched()).toEqual([]);
    expect((await waitingList.due()).tournaments).toEqual([]);
    expect(await together(() => waitingList.first(tournament.id))).toBeUndefined();
    await mailboxes.confirm('other@family.example', later);
    expect((await waitingList.due()).tournaments).toEqual([tournament.id]);
    expect(await together(() => waitingList.first(tournament.id))).toMatchObject({ id: other.id });
    await unconfirmedPlaces.keep(one.id);
    expect(await together(() => waitingList.first(tournament.id))).toMatchObject({ id: one.id });
  });

  test('a place that an organizer keeps is watched no more, and one is asked anew when the hours are set anew', async () => {
    const { unconfirmedPlaces } = adapters();
    const { enter } = await aTournament(adapters());
    const [one, other] = [await enter('one'), await enter('other')];
    await unconfirmedPlaces.keep(one.id);
    expect(await watched()).toEqual([other.id]);
    await unconfirmedPlaces.told(other.id, 'asked', noon);
    await unconfirmedPlaces.stop();
    expect((await unconfirmedPlaces.watch(later))[0]).toMatchObject({ since: later, askedAt: null });
    expect(await watched()).toEqual([other.id]);
  });

  test('nothing is watched once the tournament has begun', async () => {
    const { tournaments, together } = adapters();
    const { tournament, enter } = await aTournament(adapters());
    await enter('one');
    const found = await together(() => tournaments.lock(tournament.id));
    if (found) await tournaments.save({ ...found, status: 'active' });
    expect(await watched()).toEqual([]);
  });
});

inPostgres((adapters) => {
  test('while one process looks after places the others leave it to that one', async () => {
    const { unconfirmedPlaces, together } = adapters();
    const end = await openTransaction(adapters(), () => unconfirmedPlaces.takeTurn());
    expect(await together(() => unconfirmedPlaces.takeTurn())).toBe(false);
    await end();
    expect(await together(() => unconfirmedPlaces.takeTurn())).toBe(true);
  });
});
