import { mostOfSource } from '../../domain/rule/follower/follower.ts';
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

  test('from one network so many begin to follow in a day, and those who leave count', async () => {
    const { followers } = adapters();
    const [owls] = await twoTeams(adapters());
    const follow = async () => {
      const isTaken = await followers.take();
      if (isTaken) await followers.add({ teamId: owls, ...address });
      await followers.remove(owls, address.endpoint);
      return isTaken;
    };
    for (let time = 1; time <= mostOfSource; time += 1) expect(await follow()).toBe(true);
    expect(await follow()).toBe(false);
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
