import { aNewTeam } from '../sample/a-team.ts';
import { anAnnouncement } from '../sample/a-tournament.ts';
import { type Adapters, everyAdapter } from './adapters.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const one = new Date('2026-11-20T13:00:00Z');

async function aFullTournament({ tournaments, teams }: Adapters) {
  const tournament = await tournaments.add(anAnnouncement({ maxTeams: 1 }));
  const enter = (name: string, waitlistedAt: Date | null, different: object = {}) =>
    teams.add(
      aNewTeam({ tournamentId: tournament.id, name, invitationCode: `TEAM-${name}`, waitlistedAt, ...different }),
    );
  const inside = await enter('In', null);
  return { tournament, enter, inside };
}

everyAdapter((adapters) => {
  test('nobody is called while every place is taken, or nobody waits', async () => {
    const { enter } = await aFullTournament(adapters());
    expect(await adapters().waitingList.due()).toEqual([]);
    await enter('Late', noon);
    expect(await adapters().waitingList.due()).toEqual([]);
  });

  test('a place that frees calls its tournament, while it is to come', async () => {
    const { waitingList, teams, tournaments, together } = adapters();
    const { tournament, inside, enter } = await aFullTournament(adapters());
    await enter('Late', noon);
    await teams.save({ ...inside, isActive: false });
    expect(await waitingList.due()).toEqual([tournament.id]);
    const found = await together(() => tournaments.lock(tournament.id));
    if (found) await tournaments.save({ ...found, status: 'active' });
    expect(await waitingList.due()).toEqual([]);
  });

  test('the first in line is who came first; whoever left is passed over', async () => {
    const { waitingList, teams, together } = adapters();
    const { tournament, enter } = await aFullTournament(adapters());
    const later = await enter('Later', one);
    const first = await enter('First', noon);
    const gone = await enter('Gone', new Date('2026-11-20T11:00:00Z'), { isActive: false });
    expect(gone.isActive).toBe(false);
    expect(await together(() => waitingList.first(tournament.id))).toEqual(first);
    await teams.save({ ...first, waitlistedAt: null, isActive: false });
    expect(await together(() => waitingList.first(tournament.id))).toEqual(later);
  });
});
