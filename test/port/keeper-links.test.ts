import { aDrawnDay } from '../sample/a-drawn-day.ts';
import { aNewTeam } from '../sample/a-team.ts';
import { anAnnouncement } from '../sample/a-tournament.ts';
import { type Adapters, everyAdapter } from './adapters.ts';

const endsAt = new Date('2099-11-08T05:00:00Z');
const now = new Date('2099-11-07T15:00:00Z');

async function aLink({ tournaments, keeperLinks }: Adapters, secret: string) {
  const { id: tournamentId } = await tournaments.add(anAnnouncement({ name: `Cup of ${secret}` }));
  return keeperLinks.add({ width: { tournamentId, field: 'Field 2' }, endsAt }, secret);
}

everyAdapter((adapters) => {
  test('a link is found by its secret and by nothing else', async () => {
    const link = await aLink(adapters(), 'one');
    await aLink(adapters(), 'two');
    expect(await adapters().keeperLinks.find('one')).toEqual(link);
    expect(link).toMatchObject({ endsAt, revokedAt: null, width: { field: 'Field 2' } });
    expect(await adapters().keeperLinks.find('One')).toBeUndefined();
    expect(await adapters().keeperLinks.find('')).toBeUndefined();
  });

  test('a width of every field is kept as such', async () => {
    const { id: tournamentId } = await adapters().tournaments.add(anAnnouncement());
    const width = { tournamentId, field: null };
    await adapters().keeperLinks.add({ width, endsAt }, 'wide');
    expect((await adapters().keeperLinks.find('wide'))?.width).toEqual(width);
  });

  test('everybody who comes in is a keeper of their own', async () => {
    const { id } = await aLink(adapters(), 'one');
    const { keeperLinks } = adapters();
    expect(await keeperLinks.use(id, 'Ana')).not.toBe(await keeperLinks.use(id, 'Ana'));
  });

  test('a link is taken back once, and what it opened ends in every session; that of others stays', async () => {
    const [one, two] = [await aLink(adapters(), 'one'), await aLink(adapters(), 'two')];
    const { keeperLinks } = adapters();
    const [ana, ben, eve] = [
      await keeperLinks.use(one.id, 'Ana'),
      await keeperLinks.use(one.id, 'Ben'),
      await keeperLinks.use(two.id, 'Eve'),
    ];
    for (const keeper of [ana, ben, eve]) await adapters().trust('phone', 'score-keeper', keeper);
    expect(await keeperLinks.revoke(one.id, now)).toBe(true);
    expect(await adapters().trusted()).toEqual([`phone score-keeper ${eve}`]);
    expect(await keeperLinks.revoke(one.id, now)).toBe(false);
    expect((await keeperLinks.find('one'))?.revokedAt).toEqual(now);
    expect((await keeperLinks.find('two'))?.revokedAt).toBeNull();
    expect(await keeperLinks.revoke(999, now)).toBe(false);
  });

  test('the links of a tournament are taken back together, and those of others stay', async () => {
    const [one, two] = [await aLink(adapters(), 'one'), await aLink(adapters(), 'two')];
    const { keeperLinks } = adapters();
    const [ana, eve] = [await keeperLinks.use(one.id, 'Ana'), await keeperLinks.use(two.id, 'Eve')];
    for (const keeper of [ana, eve]) await adapters().trust('phone', 'score-keeper', keeper);
    expect(await keeperLinks.revokeAll(one.width.tournamentId, now)).toEqual([one.id]);
    expect(await adapters().trusted()).toEqual([`phone score-keeper ${eve}`]);
    expect((await keeperLinks.find('two'))?.revokedAt).toBeNull();
    expect(await keeperLinks.revokeAll(one.width.tournamentId, now)).toEqual([]);
  });

  test('the fields and the last day of a tournament are those of its games', async () => {
    const { tournaments, teams, brackets, keeperLinks } = adapters();
    const tournament = await tournaments.add(anAnnouncement());
    expect(await keeperLinks.placesOf(tournament.id)).toEqual({ lastDay: null, fields: [] });
    const entered = [];
    for (const seed of [1, 2, 3, 4])
      entered.push(
        await teams.add(
          aNewTeam({ tournamentId: tournament.id, name: `Team ${seed}`, invitationCode: `TEAM-${seed}` }),
        ),
      );
    const day = aDrawnDay(tournament, entered);
    await adapters().together(() => brackets.save(day, { by: 'Olga', at: now }));
    const places = await keeperLinks.placesOf(tournament.id);
    expect(places.lastDay).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(places.fields).toEqual([...new Set(day.day.games.map(({ game }) => game.field))].toSorted());
  });
});
