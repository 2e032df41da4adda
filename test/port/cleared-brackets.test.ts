import { aDayOnFile, aTournamentOnFile, teamsOnFile } from '../sample/on-file.ts';
import { everyAdapter } from './adapters.ts';

everyAdapter((adapters) => {
  test('a cleared day is off file with its games, and its teams can be drawn again', async () => {
    const tournament = await aTournamentOnFile(adapters());
    const teams = await teamsOnFile(adapters(), tournament, 4);
    const { brackets, together } = adapters();
    await aDayOnFile(adapters(), tournament, teams);
    expect((await brackets.find(tournament.id))?.games).toHaveLength(4);
    await together(() => brackets.clear(tournament.id));
    expect(await brackets.find(tournament.id)).toBeUndefined();
    expect(await brackets.progressOf(teams[0]?.id ?? 0)).toBe('undrawn');
    await aDayOnFile(adapters(), tournament, teams);
    expect((await brackets.find(tournament.id))?.games).toHaveLength(4);
  });
});
