import { mostOfSource } from '../../domain/follower/follower.ts';
import { aNewTeam } from '../sample/a-team.ts';
import { anAnnouncement } from '../sample/a-tournament.ts';
import { inPostgres, type PostgresAdapters } from './adapters.ts';

const address = {
  endpoint: 'https://push.example/one',
  p256dh: `B${'x'.repeat(86)}`,
  auth: 'y'.repeat(22),
  language: 'en',
} as const;

async function twoTeams({ tournaments, teams }: PostgresAdapters) {
  const { id: tournamentId } = await tournaments.add(anAnnouncement());
  const enter = (name: string) => teams.add(aNewTeam({ tournamentId, name, invitationCode: `TEAM-${name}` }));
  return [(await enter('Owls')).id, (await enter('Rovers')).id] as const;
}

inPostgres((adapters) => {
  test('a browser follows teams, each once, until it follows them no more', async () => {
    const { followers, together } = adapters();
    const [owls, rovers] = await twoTeams(adapters());
    const followed = () => together(() => followers.teamsOf(address.endpoint));
    expect(await followed()).toEqual([]);
    await followers.add({ teamId: owls, ...address });
    await followers.add({ teamId: rovers, ...address });
    await followers.add({ teamId: owls, ...address, auth: 'z'.repeat(22) });
    expect(await followed()).toEqual([owls, rovers]);
    expect(await followers.remove(owls, 'https://push.example/other')).toBe(false);
    expect(await followers.remove(owls, address.endpoint)).toBe(true);
    expect(await followers.remove(owls, address.endpoint)).toBe(false);
    expect(await followed()).toEqual([rovers]);
  });

  test('from one network so many follow in a day', async () => {
    const { followers } = adapters();
    const [owls] = await twoTeams(adapters());
    for (let browser = 1; browser < mostOfSource; browser += 1)
      await followers.add({ teamId: owls, ...address, endpoint: `https://push.example/${browser}` });
    expect(await followers.hasRoom()).toBe(true);
    await followers.add({ teamId: owls, ...address });
    expect(await followers.hasRoom()).toBe(false);
    await followers.remove(owls, address.endpoint);
    expect(await followers.hasRoom()).toBe(true);
  });

  test('two teams followed at once by one browser are seen one after the other', async () => {
    const { followers, together } = adapters();
    const teams = await twoTeams(adapters());
    const seen = await Promise.all(
      teams.map((teamId) =>
        together(async () => {
          const before = await followers.teamsOf(address.endpoint);
          await followers.add({ teamId, ...address });
          return before.length;
        }),
      ),
    );
    expect(seen.toSorted()).toEqual([0, 1]);
  });
});
