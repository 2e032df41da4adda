import { gameOn } from '../../domain/rule/bracket/enter-game.ts';
import type { GameMove } from '../../domain/rule/game/game-move.ts';
import type { ScoreWriter } from '../../domain/rule/game/score-writer.ts';
import { changeGame, previewGame } from '../../domain/use-case/game/change-game.ts';
import { type GoalOrder, giveGoal, takeBackGoal } from '../../domain/use-case/game/goals.ts';
import type { SentMove } from '../../domain/use-case/game/sent-move.ts';
import { type SettlementOrder, settleGame } from '../../domain/use-case/game/settle-game.ts';
import { InMemoryApp } from '../in-memory/in-memory-app.ts';
import { InMemoryGoals } from '../in-memory/in-memory-goals.ts';
import { aDrawnDay } from './a-drawn-day.ts';
import { aNewRegistration } from './a-registration.ts';
import { aNewTeam } from './a-team.ts';

export const ana: ScoreWriter = { role: 'keeper', name: 'Ana', keeperId: 1 };
export const ben: ScoreWriter = { role: 'keeper', name: 'Ben', keeperId: 2 };
export const olga: ScoreWriter = { role: 'organizer', name: 'Olga', keeperId: null };

export const told = { minute: 4, scorer: 'player', teamId: null } as const;
const nothingSettled: SettlementOrder = {
  ...{ gameId: 0, score: { team1: 0, team2: 0 }, goals: [], dropped: [], version: undefined },
  ...{ writer: ben, isConfirmed: false },
};

/** Four teams, drawn: games 1 and 2 are the semifinals. Player n is of the team with seed n. */
export async function anEvening() {
  const app = new InMemoryApp();
  app.clock.set(new Date('2026-12-12T23:20:00Z'));
  const { brackets, clock, audit } = app;
  const tournament = await app.announce();
  const teams = [];
  for (const seed of [1, 2, 3, 4]) {
    const team = { tournamentId: tournament.id, name: `Team ${seed}`, invitationCode: `TEAM-${seed}` };
    teams.push(await app.teams.add(aNewTeam(team)));
    await app.registrations.add(
      aNewRegistration({ playerId: seed, tournamentId: tournament.id, teamId: teams.at(-1)?.id ?? 0 }),
    );
  }
  await brackets.save(aDrawnDay(tournament, teams), { by: 'Olga', at: clock.now() });
  const day = await brackets.find(tournament.id);
  const idOf = (match: string) => day?.games.find(({ game }) => game.match === match)?.game.id ?? 0;
  const goals = new InMemoryGoals();
  const ports = Object.assign(app, { goals });
  const order = (gameId: number, move: GameMove, more: Partial<SentMove> = {}) =>
    changeGame(ports, { gameId, move, writer: ana, isConfirmed: false, ...more });
  return {
    ...{ clock, audit, order, idOf },
    semifinal: idOf('All Ages|knockout|1|1'),
    final: idOf('All Ages|knockout|2|1'),
    history: brackets.history,
    preview: (asked: Parameters<typeof previewGame>[1]) => previewGame(ports, asked),
    game: async (id: number) => {
      const found = await brackets.lockDayOfGame(id);
      if (found === undefined) throw new Error('No such game');
      return gameOn(found, id);
    },
    give: (gameId: number, playerId: number | null, writer = ana, more: Partial<GoalOrder> = {}) =>
      giveGoal(ports, {
        ...told,
        gameId,
        playerId,
        withScore: true,
        seenGoal: null,
        writer,
        isConfirmed: false,
        ...more,
      }),
    settle: (order: Partial<SettlementOrder>) => settleGame(ports, { ...nothingSettled, ...order }),
    goalsOf: (gameId: number) => goals.ofGame(gameId),
    undo: (id: number, writer: ScoreWriter) => takeBackGoal(ports, { id, withScore: true, writer, isConfirmed: false }),
  };
}
