import { FixedClock } from '../../../test/in-memory/fixed-clock.ts';
import { InMemoryAudit } from '../../../test/in-memory/in-memory-audit.ts';
import { InMemoryBrackets } from '../../../test/in-memory/in-memory-brackets.ts';
import { InMemoryGoals } from '../../../test/in-memory/in-memory-goals.ts';
import { InMemoryRegistrations } from '../../../test/in-memory/in-memory-registrations.ts';
import { InMemoryTeams } from '../../../test/in-memory/in-memory-teams.ts';
import { InMemoryTournaments } from '../../../test/in-memory/in-memory-tournaments.ts';
import { aDrawnDay } from '../../../test/sample/a-drawn-day.ts';
import { aNewRegistration } from '../../../test/sample/a-registration.ts';
import { aNewTeam } from '../../../test/sample/a-team.ts';
import { anAnnouncement } from '../../../test/sample/a-tournament.ts';
import { gameOn } from '../../day/enter-game.ts';
import type { GameMove } from '../../game/game-move.ts';
import { scoreOf } from '../../game/keep-score.ts';
import type { ScoreWriter } from '../../game/score-writer.ts';
import { ChangeGame } from './change-game.ts';
import { GiveGoal } from './give-goal.ts';
import { PreviewGame } from './preview-game.ts';
import type { SentMove } from './sent-move.ts';
import { TakeBackGoal } from './take-back-goal.ts';

const ana: ScoreWriter = { role: 'keeper', name: 'Ana', keeperId: 1 };
const ben: ScoreWriter = { role: 'keeper', name: 'Ben', keeperId: 2 };
const olga: ScoreWriter = { role: 'organizer', name: 'Olga', keeperId: null };

/** Four teams, drawn: games 1 and 2 are the semifinals. Player n is of the team with seed n. */
async function anEvening() {
  const tournaments = new InMemoryTournaments();
  const inTeams = new InMemoryTeams(tournaments);
  const registrations = new InMemoryRegistrations(inTeams);
  const [brackets, goals, audit] = [new InMemoryBrackets(tournaments), new InMemoryGoals(), new InMemoryAudit()];
  const clock = new FixedClock(new Date('2026-12-12T23:20:00Z'));
  const tournament = await tournaments.add(anAnnouncement());
  const teams = [];
  for (const seed of [1, 2, 3, 4]) {
    const team = { tournamentId: tournament.id, name: `Team ${seed}`, invitationCode: `TEAM-${seed}` };
    teams.push(await inTeams.add(aNewTeam(team)));
    await registrations.add(
      aNewRegistration({ playerId: seed, tournamentId: tournament.id, teamId: teams.at(-1)?.id ?? 0 }),
    );
  }
  await brackets.save(aDrawnDay(tournament, teams), { by: 'Olga', at: clock.now() });
  const day = await brackets.find(tournament.id);
  const idOf = (match: string) => day?.games.find(({ game }) => game.match === match)?.game.id ?? 0;
  const change = new ChangeGame(brackets, audit, clock);
  const order = (gameId: number, move: GameMove, more: Partial<SentMove> = {}) =>
    change.run({ gameId, move, writer: ana, isConfirmed: false, ...more });
  const give = new GiveGoal(brackets, registrations, goals, audit, clock);
  const takeBack = new TakeBackGoal(brackets, goals, audit, clock);
  return {
    ...{ clock, audit, order, idOf },
    semifinal: idOf('All Ages|knockout|1|1'),
    final: idOf('All Ages|knockout|2|1'),
    history: brackets.history,
    preview: new PreviewGame(brackets),
    game: async (id: number) => {
      const found = await brackets.lockWithGame(id);
      if (found === undefined) throw new Error('No such game');
      return gameOn(found, id);
    },
    give: (gameId: number, playerId: number, writer = ana) =>
      give.run({ gameId, playerId, minute: 4, withScore: true, writer, isConfirmed: false }),
    undo: (id: number, writer: ScoreWriter) => takeBack.run({ id, withScore: true, writer, isConfirmed: false }),
  };
}

const score = (team1: number, team2: number) => ({ kind: 'score', score: { team1, team2 } }) as const;

test('a score entered again as it stands is a line of the history all the same', async () => {
  const { order, semifinal, history, game } = await anEvening();
  await order(semifinal, score(1, 0));
  const { version } = await game(semifinal);
  await order(semifinal, score(1, 0), { writer: ben });
  expect(history.map(({ kind, by }) => [kind, by])).toEqual([
    ['score', 'Ana'],
    ['score', 'Ben'],
  ]);
  expect((await game(semifinal)).version).toBe(version);
});

test('who has not seen the last score is told it', async () => {
  const { order, semifinal, game } = await anEvening();
  const { version } = await game(semifinal);
  await order(semifinal, score(1, 0), { version });
  await expect(order(semifinal, score(0, 1), { version, writer: ben })).rejects.toMatchObject({
    kind: 'stale',
    details: { team1Score: 1, team2Score: 0, status: 'in_progress', version: version + 1 },
  });
});

test('completing again changes nothing and tells nobody', async () => {
  const { order, semifinal, history, audit } = await anEvening();
  await order(semifinal, score(1, 0));
  await order(semifinal, { kind: 'complete' });
  await order(semifinal, { kind: 'complete' }, { writer: ben });
  expect(history.map(({ kind }) => kind)).toEqual(['score', 'complete']);
  expect(audit.writes.map(({ what }) => what)).toEqual(['score entered', 'completed']);
});

test('looking at a correction changes nothing', async () => {
  const { order, semifinal, final, idOf, preview, game } = await anEvening();
  for (const id of [semifinal, idOf('All Ages|knockout|1|2')]) {
    await order(id, score(1, 0));
    await order(id, { kind: 'complete' });
  }
  await order(final, score(3, 2));
  const shown = await preview.run({ gameId: semifinal, move: score(0, 1), writer: olga });
  expect(shown.resets).toMatchObject([{ gameId: final, team1Name: 'Team 1', team1Score: 3, team2Score: 2 }]);
  expect(scoreOf((await game(final)).game)).toEqual({ team1: 3, team2: 2 });
  await expect(order(semifinal, score(0, 1), { writer: olga })).rejects.toThrow('Confirm to reset them');
  await order(semifinal, score(0, 1), { writer: olga, isConfirmed: true });
  expect((await game(final)).game.status).toBe('scheduled');
});

test('a keeper cannot have started games reset', async () => {
  const { order, semifinal } = await anEvening();
  await order(semifinal, score(1, 0));
  await order(semifinal, { kind: 'complete' });
  await expect(order(semifinal, score(0, 1), { isConfirmed: true })).rejects.toThrow('Score updates are disabled');
});

test('a corrected level knock-out game needs the shoot-out', async () => {
  const { order, semifinal, game } = await anEvening();
  await order(semifinal, score(1, 0));
  await order(semifinal, { kind: 'complete' });
  const level = score(2, 2);
  await expect(order(semifinal, level, { writer: olga })).rejects.toThrow('cannot end level');
  await expect(order(semifinal, { ...level, shootout: { team1: 1, team2: 1 } }, { writer: olga })).rejects.toThrow();
  await order(semifinal, { ...level, shootout: { team1: 1, team2: 2 } }, { writer: olga });
  expect((await game(semifinal)).winnerId).toBe((await game(semifinal)).team2Id);
});

test('a goal with which a completed knock-out game would end level is refused as the score would be', async () => {
  const { order, give, semifinal, game } = await anEvening();
  await order(semifinal, score(1, 0));
  await order(semifinal, { kind: 'complete' });
  await expect(give(semifinal, 4, olga)).rejects.toThrow('cannot end level');
  await expect(give(semifinal, 1, ana)).rejects.toThrow('Score updates are disabled');
  await give(semifinal, 1, olga);
  expect(scoreOf((await game(semifinal)).game)).toEqual({ team1: 2, team2: 0 });
});

test('a goal raises the score of its team, and taking it back lowers it', async () => {
  const { give, undo, semifinal, game } = await anEvening();
  const goal = await give(semifinal, 4);
  expect(scoreOf((await game(semifinal)).game)).toEqual({ team1: 0, team2: 1 });
  await undo(goal.id, ana);
  expect(scoreOf((await game(semifinal)).game)).toEqual({ team1: 0, team2: 0 });
  await expect(undo(goal.id, ana)).rejects.toThrow('Goal not found');
});

test.each([
  ['its own keeper within ten minutes', ana, 10, true],
  ['its own keeper later', ana, 10.1, false],
  ['another keeper', ben, 0, false],
  ['an organizer at any time', olga, 600, true],
])('%s takes a goal back: %#', async (_, writer, minutes, may) => {
  const { give, undo, semifinal, clock } = await anEvening();
  const goal = await give(semifinal, 1);
  clock.set(new Date(clock.now().getTime() + minutes * 60_000));
  if (may) await expect(undo(goal.id, writer)).resolves.toMatchObject({ id: goal.id });
  else await expect(undo(goal.id, writer)).rejects.toThrow('can take back an own goal for 10 minutes');
});

test('a game that nobody knows, and a player who plays elsewhere, are refused', async () => {
  const { order, give, semifinal } = await anEvening();
  await expect(order(99, { kind: 'start' })).rejects.toThrow('Game not found');
  await expect(give(semifinal, 2)).rejects.toThrow('one of the two teams');
  await expect(give(semifinal, 77)).rejects.toThrow('one of the two teams');
});
