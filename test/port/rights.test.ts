import { aNewPlayer } from '../sample/a-player.ts';
import { aTeamOnFile, aTournamentOnFile } from '../sample/on-file.ts';
import { type Adapters, everyAdapter, inPostgres } from './adapters.ts';

async function aTeam(adapters: Adapters) {
  return aTeamOnFile(adapters, await aTournamentOnFile(adapters));
}

everyAdapter((adapters) => {
  test.each(['creation', 'mailbox'] as const)(
    'the call that a team is given to by its %s leads it, and no other does',
    async (by) => {
      const { rights, called } = adapters();
      const team = await aTeam(adapters());
      await called('phone', async () => {
        expect(await rights.leads(team.id)).toBe(false);
        await rights.giveTeam(team, by);
        expect([await rights.leads(team.id), await rights.leads(team.id + 1)]).toEqual([true, false]);
      });
      expect(await called('laptop', () => rights.leads(team.id))).toBe(false);
    },
  );

  test('the call that made a record is the one that wrote its addresses, and has not proved its mailbox', async () => {
    const { rights, called, players, mailboxes } = adapters();
    const player = await players.add(aNewPlayer());
    await called('phone', () => rights.giveRecord(player));
    expect(await mailboxes.isUnansweredOf('phone', player.email)).toBe(true);
    expect(await mailboxes.isUnansweredOf('laptop', player.email)).toBe(false);
    expect(await called('phone', () => rights.hasMailboxOf(player.id))).toBe(false);
  });
});

inPostgres((adapters) => {
  test('what the site does by itself has no rights, and gives none', async () => {
    const { rights, trusted } = adapters();
    const team = await aTeam(adapters());
    await rights.giveTeam(team, 'creation');
    expect(await rights.leads(team.id)).toBe(false);
    expect(await trusted()).toEqual([]);
  });
});
