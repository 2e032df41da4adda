import { aNewTeam } from '../sample/a-team.ts';
import { aTeamOffer } from '../sample/a-team-offer.ts';
import { anAnnouncement } from '../sample/a-tournament.ts';
import { inPostgres } from './adapters.ts';

inPostgres((adapters) => {
  async function aTeamOnFile(): Promise<number> {
    const { tournaments, teams } = adapters();
    const { id: tournamentId } = await tournaments.add(anAnnouncement());
    return (await teams.add(aNewTeam({ tournamentId }))).id;
  }

  test('a team that was never offered has no offer', async () => {
    expect(await adapters().teamOffers.of(await aTeamOnFile())).toBeUndefined();
  });

  test('the latest offer of a team is kept, with whoever it was made to', async () => {
    const { teamOffers } = adapters();
    const teamId = await aTeamOnFile();
    const first = aTeamOffer({ teamId });
    await teamOffers.save(first);
    expect(await teamOffers.of(teamId)).toEqual(first);
    const second = aTeamOffer({ teamId, number: 2, captainLinkNumber: 2, offeredAt: new Date('2026-11-21T15:00:00Z') });
    await teamOffers.save(second);
    expect(await teamOffers.of(teamId)).toEqual(second);
  });

  test('an offer that was answered says no more who it was made to', async () => {
    const { teamOffers } = adapters();
    const teamId = await aTeamOnFile();
    await teamOffers.save(aTeamOffer({ teamId }));
    await teamOffers.save(aTeamOffer({ teamId, to: null }));
    expect(await teamOffers.of(teamId)).toEqual(aTeamOffer({ teamId, to: null }));
  });
});
