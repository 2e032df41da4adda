import type { Goal } from '../../domain/rule/game/goal.ts';
import type { ScoreWriter } from '../../domain/rule/game/score-writer.ts';
import { aDrawnDay } from '../sample/a-drawn-day.ts';
import { aNewPlayer } from '../sample/a-player.ts';
import { aNewTeam } from '../sample/a-team.ts';
import { anAnnouncement } from '../sample/a-tournament.ts';
import { type Adapters, everyAdapter } from './adapters.ts';

const olga: ScoreWriter = { role: 'organizer', name: 'Olga', keeperId: null };
const at = new Date('2026-12-12T23:20:00Z');

/** A goal that could be given in a game of two teams. */
async function aGoal({ tournaments, teams, players, brackets, together }: Adapters): Promise<Goal> {
  const tournament = await tournaments.add(anAnnouncement());
  const one = await teams.add(aNewTeam({ tournamentId: tournament.id, name: 'Lions', invitationCode: 'TEAM-1' }));
  const other = await teams.add(aNewTeam({ tournamentId: tournament.id, name: 'Tigers', invitationCode: 'TEAM-2' }));
  await together(() => brackets.save(aDrawnDay(tournament, [one, other]), { by: 'Olga', at }));
  const day = await brackets.find(tournament.id);
  const { id: playerId } = await players.add(aNewPlayer());
  return { gameId: day?.games[0]?.game.id ?? 0, playerId, teamId: one.id, minute: 3, scorer: 'player' };
}

everyAdapter((adapters) => {
  test('a goal is found as it was given', async () => {
    const goal = await aGoal(adapters());
    const given = await adapters().goals.add(goal, olga, at);
    expect(given).toEqual({ ...goal, id: given.id, keeperId: null, updatedBy: 'Olga', createdAt: at });
    expect(await adapters().goals.find(given.id)).toEqual(given);
    expect(await adapters().goals.find(given.id + 1)).toBeUndefined();
  });

  test('another minute says who gave it', async () => {
    const given = await adapters().goals.add(await aGoal(adapters()), olga, at);
    expect(await adapters().goals.changeMinute(given.id, 9, { ...olga, name: 'Pat' }, at)).toBe(true);
    expect(await adapters().goals.find(given.id)).toEqual({ ...given, minute: 9, updatedBy: 'Pat' });
    expect(await adapters().goals.changeMinute(given.id + 1, 9, olga, at)).toBe(false);
  });

  test('a goal told anew keeps who entered it first, and its place among the goals of its game', async () => {
    const goal = await aGoal(adapters());
    const first = await adapters().goals.add(goal, olga, at);
    const unknown = await adapters().goals.add({ ...goal, playerId: null, scorer: 'unknown', minute: 1 }, olga, at);
    await adapters().goals.correct(
      first.id,
      { ...goal, playerId: null, scorer: 'own', minute: 5 },
      { ...olga, name: 'Pat' },
      at,
    );
    const retold = { ...first, playerId: null, scorer: 'own', minute: 5, updatedBy: 'Pat' };
    expect(await adapters().goals.ofGame(goal.gameId)).toEqual([retold, unknown]);
    expect(await adapters().goals.ofGame(goal.gameId + 1)).toEqual([]);
  });

  test('a goal that was taken back is gone', async () => {
    const given = await adapters().goals.add(await aGoal(adapters()), olga, at);
    await adapters().goals.remove(given.id);
    expect(await adapters().goals.find(given.id)).toBeUndefined();
  });
});
