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
    expect(await adapters().waitingList.due()).toEqual({ tournaments: [], teams: [] });
    await enter('Late', noon);
    expect(await adapters().waitingList.due()).toEqual({ tournaments: [], teams: [] });
  });

  test('a place that frees calls its tournament, while it is to come', async () => {
    const { waitingList, teams, tournaments, together } = adapters();
    const { tournament, inside, enter } = await aFullTournament(adapters());
    await enter('Late', noon);
    await teams.save({ ...inside, isActive: false });
    expect(await waitingList.due()).toEqual({ tournaments: [tournament.id], teams: [] });
    const found = await together(() => tournaments.lock(tournament.id));
    if (found) await tournaments.save({ ...found, status: 'active' });
    expect(await waitingList.due()).toEqual({ tournaments: [], teams: [] });
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

  test('addresses are kept for a team until they are released, once', async () => {
    const { waitingList } = adapters();
    const { enter } = await aFullTournament(adapters());
    const { id } = await enter('Late', noon);
    await waitingList.holdInvitations(id, ['kim@family.example', 'lee@family.example']);
    expect((await waitingList.releaseInvitations(id)).toSorted()).toEqual(['kim@family.example', 'lee@family.example']);
    expect(await waitingList.releaseInvitations(id)).toEqual([]);
  });

  test('what waits for an organizer is due when it is wanted, and gone when it is not', async () => {
    const { waitingList, mailboxes, teams } = adapters();
    const { inside } = await aFullTournament(adapters());
    await teams.save({ ...inside, captainEmail: 'in@family.example' });
    await mailboxes.confirm('in@family.example', noon);
    await waitingList.holdForOrganizer(inside.id, ['kim@family.example', 'lee@family.example']);
    expect((await waitingList.due()).teams).toEqual([]);
    expect(await waitingList.heldInvitations(inside.id)).toEqual([]);
    expect(await waitingList.releaseInvitations(inside.id)).toEqual([]);
    expect(await waitingList.heldForOrganizer(inside.id)).toEqual(['kim@family.example', 'lee@family.example']);
    await waitingList.decideHeld(inside.id, true);
    expect((await waitingList.due()).teams).toEqual([inside.id]);
    expect(await waitingList.releaseInvitations(inside.id)).toEqual(['kim@family.example', 'lee@family.example']);
    await waitingList.holdForOrganizer(inside.id, ['ada@family.example']);
    await waitingList.decideHeld(inside.id, false);
    expect(await waitingList.heldForOrganizer(inside.id)).toEqual([]);
    expect((await waitingList.due()).teams).toEqual([]);
  });

  test('held invitations are due once the team has a place and the mailbox of its captain has answered', async () => {
    const { waitingList, mailboxes, teams } = adapters();
    const { enter, inside } = await aFullTournament(adapters());
    const late = await enter('Late', noon, { captainEmail: 'Late@family.example' });
    await teams.save({ ...inside, captainEmail: 'In@family.example' });
    await waitingList.holdInvitations(inside.id, ['kim@family.example']);
    await waitingList.holdInvitations(inside.id, ['lee@family.example', 'kim@family.example']);
    await waitingList.holdInvitations(late.id, ['ada@family.example']);
    expect(await waitingList.heldInvitations(inside.id)).toEqual(['kim@family.example', 'lee@family.example']);
    await mailboxes.confirm('late@family.example', noon);
    expect((await waitingList.due()).teams).toEqual([]);
    await mailboxes.confirm('in@family.example', noon);
    expect((await waitingList.due()).teams).toEqual([inside.id]);
    await waitingList.releaseInvitations(inside.id);
    expect((await waitingList.due()).teams).toEqual([]);
  });
});
