import type { Brackets } from '../../domain/port/brackets.ts';
import { drawnDay, startedGames } from '../../domain/rule/bracket/drawn-day.ts';
import { deleteGame, enterGame, gameOn } from '../../domain/rule/bracket/enter-game.ts';
import type { DayToSave } from '../../domain/rule/bracket/revise-day.ts';
import { enterAlone } from '../../domain/rule/bracket/single-game.ts';
import { deriveDay, type TournamentDay } from '../../domain/rule/bracket/tournament-day.ts';
import { generateBrackets } from '../../domain/rule/draw/generate-brackets.ts';
import { completeGame } from '../../domain/rule/game/complete-game.ts';
import { keepScore, startGame } from '../../domain/rule/game/keep-score.ts';
import { aDrawPlan } from '../sample/a-draw-plan.ts';
import { aNewTeam } from '../sample/a-team.ts';
import { anAnnouncement } from '../sample/a-tournament.ts';
import { aDayOnFile, aTournamentOnFile, teamsOnFile } from '../sample/on-file.ts';
import { type Adapters, everyAdapter } from './adapters.ts';

const author = { by: 'keeper Kim', at: new Date('2026-12-12T23:20:00Z') };

/** A day as it is found once it is saved. */
async function kept(brackets: Brackets, revised: DayToSave): Promise<TournamentDay> {
  await brackets.save(revised, author);
  const found = await brackets.find(revised.day.tournament.id);
  if (found === undefined) throw new Error('Nothing was saved');
  return found;
}

/** A tournament with so many teams, none of them drawn yet. */
async function entered({ tournaments, teams }: Adapters, count: number) {
  const tournament = await tournaments.add(anAnnouncement());
  const made = [];
  for (let seed = 1; seed <= count; seed += 1) {
    const name = `Team ${seed}`;
    made.push(await teams.add(aNewTeam({ tournamentId: tournament.id, name, invitationCode: `TEAM-${seed}` })));
  }
  return { tournament, made };
}

async function drawn(adapters: Adapters, count: number, chosen = {}) {
  const { tournament, made } = await entered(adapters, count);
  return { made, day: await draw(adapters, tournament.id, made, chosen) };
}

async function draw(
  { brackets, tournaments, together }: Adapters,
  id: number,
  teams: readonly { readonly id: number; readonly name: string }[],
  chosen = {},
) {
  const plan = aDrawPlan({ teamIds: teams.map((team) => team.id), ...chosen });
  return together(async () => {
    const tournament = await tournaments.lockForTeams(id);
    if (tournament === undefined) throw new Error('No tournament');
    const before = await brackets.lock(id);
    const teamNames = new Map(teams.map((team) => [team.id, team.name]));
    const room = { tournament, teamNames, before, ...author };
    return kept(brackets, drawnDay(generateBrackets(plan, teams, startedGames(before)), plan, room));
  });
}

const idOf = (day: TournamentDay, match: string) => {
  const found = day.games.find(({ game }) => game.match === match);
  if (found === undefined) throw new Error(`No game ${match}`);
  return found.game.id;
};

/** Keeps a score and completes the game. */
async function play(adapters: Adapters, id: number, team1: number, team2: number, isConfirmed = false) {
  const { brackets, together } = adapters;
  return together(async () => {
    const day = await brackets.lockDayOfGame(id);
    if (day === undefined) throw new Error('No game');
    const game = completeGame(keepScore(gameOn(day, id).game, { team1, team2 }, 'organizer'));
    const revised = enterGame(day, { game, kind: 'complete', isConfirmed });
    return kept(brackets, revised);
  });
}

const semifinal = (position: number) => `All Ages|knockout|1|${position}`;
const final = 'All Ages|knockout|2|1';
const third = 'All Ages|third-place|1|1';

everyAdapter((adapters) => {
  test('nothing is found where nothing was drawn', async () => {
    const { brackets, together } = adapters();
    const { tournament } = await entered(adapters(), 1);
    expect(await together(() => brackets.lock(tournament.id))).toBeUndefined();
    expect(await together(() => brackets.lockDayOfGame(1))).toBeUndefined();
    expect(await brackets.find(7)).toBeUndefined();
  });

  test('a draw is found as it was saved, with one game for every match', async () => {
    const { day } = await drawn(adapters(), 4);
    expect(await adapters().brackets.find(day.tournament.id)).toEqual(day);
    expect(day.games.map(({ game }) => game.match).sort()).toEqual([semifinal(1), semifinal(2), final, third]);
    expect(new Set(day.games.map(({ game }) => game.id)).size).toBe(4);
    expect(day.draw).toMatchObject({
      ...{ version: 1, drawnBy: 'keeper Kim', withdrawn: [], leftOut: [], keepsPlace: [], decisions: [] },
    });
  });

  test('a result moves its teams on, is kept in the history, and leaves the ids of games as they were', async () => {
    const { day, made } = await drawn(adapters(), 4);
    const id = idOf(day, semifinal(1));
    const later = await play(adapters(), id, 2, 1);
    expect(gameOn(later, idOf(day, final))).toMatchObject({ team1Id: made[0]?.id, team2Id: null });
    expect(gameOn(later, idOf(day, third))).toMatchObject({ team1Id: made[3]?.id, team2Id: null });
    expect(gameOn(later, id)).toMatchObject({ winnerId: made[0]?.id, version: 2, game: { status: 'completed' } });
    expect(await adapters().historyOf(id)).toEqual([['complete', '2:1', 'keeper Kim']]);
    expect(await adapters().brackets.find(day.tournament.id)).toEqual(later);
  });

  test('a game that nothing happened to keeps its version', async () => {
    const { day } = await drawn(adapters(), 4);
    const later = await play(adapters(), idOf(day, semifinal(1)), 2, 1);
    expect(gameOn(later, idOf(day, semifinal(2)))).toEqual(gameOn(day, idOf(day, semifinal(2))));
  });

  test('the tournament is active with its first game and completed with its final', async () => {
    const { day } = await drawn(adapters(), 4);
    expect(day.tournament.status).toBe('upcoming');
    const { brackets, together } = adapters();
    const id = idOf(day, semifinal(1));
    const started = await together(async () => {
      const locked = await brackets.lockDayOfGame(id);
      if (locked === undefined) throw new Error('No game');
      const game = startGame(gameOn(locked, id).game);
      return kept(brackets, enterGame(locked, { game, kind: 'start', isConfirmed: false }));
    });
    expect(started.tournament.status).toBe('active');
    await play(adapters(), id, 1, 0);
    await play(adapters(), idOf(day, semifinal(2)), 1, 0);
    expect((await play(adapters(), idOf(day, final), 1, 0)).tournament.status).toBe('completed');
  });

  test('a correction that is confirmed resets the games of other teams, and the history says so', async () => {
    const { day } = await drawn(adapters(), 4);
    const [one, other, last] = [semifinal(1), semifinal(2), final].map((match) => idOf(day, match));
    await play(adapters(), one ?? 0, 1, 0);
    await play(adapters(), other ?? 0, 1, 0);
    await play(adapters(), last ?? 0, 3, 2);
    await expect(play(adapters(), one ?? 0, 0, 1)).rejects.toThrow('Confirm to reset them');
    const corrected = await play(adapters(), one ?? 0, 0, 1, true);
    expect(gameOn(corrected, last ?? 0).game.status).toBe('scheduled');
    expect(corrected.tournament.status).toBe('active');
    expect(await adapters().historyOf(last ?? 0)).toEqual([
      ['complete', '3:2', 'keeper Kim'],
      ['reset', '0:0', 'keeper Kim'],
    ]);
  });

  test('a game that stands alone is scored without its day, and shows it in the brackets', async () => {
    const { day } = await drawn(adapters(), 4);
    const [id, other] = [idOf(day, semifinal(1)), idOf(day, semifinal(2))];
    const { brackets, together } = adapters();
    expect(await together(() => brackets.lockGame(id))).toBeUndefined();
    await play(adapters(), other, 1, 0);
    const before = await brackets.find(day.tournament.id);
    for (let turn = 1; turn <= 2; turn += 1) {
      await together(async () => {
        const single = await brackets.lockGame(id);
        if (single === undefined) throw new Error('It does not stand alone');
        expect(single.tournament).toMatchObject({ id: day.tournament.id, status: 'active' });
        const game = keepScore(single.onFile.game, { team1: 3, team2: 1 }, 'keeper');
        await brackets.saveGame(enterAlone(single, { game, kind: 'score' }), author);
        await brackets.saveGame({ onFile: { ...single.onFile, game, notes: 'Blue bibs' }, history: [] }, author);
      });
    }
    const after = await brackets.find(day.tournament.id);
    if (before === undefined || after === undefined) throw new Error('No day');
    expect(gameOn(after, id)).toMatchObject({
      notes: 'Blue bibs',
      game: { status: 'in_progress', score: { team1: 3, team2: 1 } },
    });
    expect(after.games.filter(({ game }) => game.id !== id)).toEqual(before.games.filter(({ game }) => game.id !== id));
    expect(deriveDay(after).flatMap(({ matches }) => matches)).toContainEqual(
      expect.objectContaining({ key: semifinal(1), status: 'in_progress' }),
    );
    expect(await adapters().historyOf(id)).toEqual([
      ['score', '3:1', 'keeper Kim'],
      ['score', '3:1', 'keeper Kim'],
    ]);
  });

  test('a game that is over, or that nobody knows, does not stand alone', async () => {
    const { day } = await drawn(adapters(), 4);
    const id = idOf(day, semifinal(1));
    await play(adapters(), id, 1, 0);
    const { brackets, together } = adapters();
    expect(await together(() => brackets.lockGame(id))).toBeUndefined();
    expect(await together(() => brackets.lockGame(987654))).toBeUndefined();
  });

  test('a deleted game becomes a fresh one in the same place', async () => {
    const { day } = await drawn(adapters(), 4);
    const { brackets, together } = adapters();
    const id = idOf(day, semifinal(1));
    await play(adapters(), id, 2, 1);
    const after = await together(async () => {
      const locked = await brackets.lockDayOfGame(id);
      if (locked === undefined) throw new Error('No game');
      return kept(brackets, deleteGame(locked, id, false));
    });
    expect(gameOn(after, id).game).toEqual(gameOn(day, id).game);
    expect(gameOn(after, idOf(day, final))).toMatchObject({ team1Id: null, team2Id: null });
    expect((await adapters().historyOf(id)).map(([kind]) => kind)).toEqual(['complete', 'delete']);
  });

  test('a new draw keeps what was played: under its new match, or outside the brackets', async () => {
    const { day, made } = await drawn(adapters(), 4);
    const id = idOf(day, semifinal(1));
    const other = idOf(day, semifinal(2));
    await play(adapters(), id, 2, 1);
    await play(adapters(), other, 0, 4);
    const [one, two, three, four] = made;
    if (!one || !two || !three || !four) throw new Error('No teams');
    const again = await draw(adapters(), day.tournament.id, [one, two, four, three]);
    expect(gameOn(again, id)).toMatchObject({ isInBracket: false, game: { status: 'completed' } });
    expect(again.games.filter(({ isInBracket }) => isInBracket)).toHaveLength(4);
    const back = await draw(adapters(), day.tournament.id, [two, one, three, four]);
    expect(back.draw.version).toBe(3);
    expect(back.games.filter(({ isInBracket }) => !isInBracket).length).toBeGreaterThan(0);
  });

  test('games that a new draw moves to each other’s places keep their results', async () => {
    const { day, made } = await drawn(adapters(), 4);
    const [one, other] = [idOf(day, semifinal(1)), idOf(day, semifinal(2))];
    await play(adapters(), one, 2, 1);
    await play(adapters(), other, 0, 4);
    const [first, second, third, fourth] = made;
    if (!first || !second || !third || !fourth) throw new Error('No teams');
    const turned = await draw(adapters(), day.tournament.id, [second, first, fourth, third]);
    expect(gameOn(turned, one)).toMatchObject({ isInBracket: true, game: { match: semifinal(2) } });
    expect(gameOn(turned, other)).toMatchObject({ isInBracket: true, game: { match: semifinal(1) } });
    expect(turned.games).toHaveLength(4);
  });

  test('a team is drawn once its games are, it has started with its first game, and a team outside the draw has neither', async () => {
    const tournament = await aTournamentOnFile(adapters());
    const [one, two, outside] = await teamsOnFile(adapters(), tournament, 3);
    if (one === undefined || two === undefined || outside === undefined) throw new Error('No teams');
    expect(await adapters().brackets.progressOf(one.id)).toBe('undrawn');
    await aDayOnFile(adapters(), tournament, [one, two]);
    expect(await adapters().brackets.progressOf(one.id)).toBe('drawn');
    expect(await adapters().brackets.progressOf(outside.id)).toBe('undrawn');
  });
});
