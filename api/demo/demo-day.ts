import type { Author, Brackets } from '../../domain/port/brackets.ts';
import { drawnDay } from '../../domain/rule/bracket/drawn-day.ts';
import { enterGame } from '../../domain/rule/bracket/enter-game.ts';
import { type DayToSave, previewRevision } from '../../domain/rule/bracket/revise-day.ts';
import { deriveDay, type GameOnFile, type TournamentDay } from '../../domain/rule/bracket/tournament-day.ts';
import { type DrawPlan, usualSettings } from '../../domain/rule/draw/draw-settings.ts';
import { generateBrackets } from '../../domain/rule/draw/generate-brackets.ts';
import { completeGame } from '../../domain/rule/game/complete-game.ts';
import { type Goal, scoreGoal } from '../../domain/rule/game/goal.ts';
import { keepScore, scoreOf } from '../../domain/rule/game/keep-score.ts';
import { drawBelow, type Lots, lotsOf } from '../../domain/rule/lots/seeded-lots.ts';
import type { TeamId } from '../../domain/rule/match/match.ts';
import { kickoffOrder } from '../../domain/rule/schedule/game-times.ts';
import type { Tournament } from '../../domain/rule/tournament/tournament.ts';

/** Plan and progress of a demo tournament's play. */
export interface DemoPlay {
  readonly plan: Partial<DrawPlan> & Pick<DrawPlan, 'venue'>;
  /** Current moment of the play: earlier games are over, kicked-off ones in progress. If absent, all games are played. */
  readonly now?: Date;
}

/** Demo team with the players who score for it. */
export interface DemoTeam {
  readonly id: TeamId;
  readonly name: string;
  readonly players: readonly number[];
}

/** Draws a demo tournament and plays it with repeatable random numbers; returns the goals. */
export async function playDemoDay(
  brackets: Brackets,
  tournament: Tournament,
  teams: readonly DemoTeam[],
  play: DemoPlay,
): Promise<readonly Goal[]> {
  const lots = lotsOf(tournament.id);
  const goals: Goal[] = [];
  let day = await drawn(brackets, tournament, teams, play);
  for (let next = nextGame(day); next !== undefined; next = nextGame(day)) {
    const [start, end] = [kickoffOrder(next.game.start), kickoffOrder(next.end)];
    const isOver = play.now === undefined || end <= play.now.getTime();
    if (!isOver && start > play.now.getTime()) return goals;
    const revised = withLotsDrawn(isOver ? played(day, next, lots) : begun(day, next, lots));
    const at = new Date(isOver ? end : start);
    day = await kept(brackets, revised, { by: keeper, at });
    const id = next.game.id;
    goals.push(...goalsOf(day.games.find(({ game }) => game.id === id) ?? next, teams, lots));
  }
  return goals;
}

/** Saves the day and returns it with the ids of its games. */
async function kept(brackets: Brackets, revised: DayToSave, author: Author): Promise<TournamentDay> {
  await brackets.save(revised, author);
  return (await brackets.find(revised.day.tournament.id)) ?? revised.day;
}

const keeper = 'Demo score keeper';

function drawn(brackets: Brackets, tournament: Tournament, teams: readonly DemoTeam[], play: DemoPlay) {
  const { fields, hours, gameDuration } = play.plan.venue;
  const [first, ...more] = hours;
  const { startTime, endTime } = first !== undefined && more.length === 0 ? first : usualSettings;
  const chosen = { teamIds: teams.map(({ id }) => id), fieldNames: fields, gameDuration, startTime, endTime };
  const plan: DrawPlan = { ...usualSettings, ...chosen, lots: tournament.id, ranking: [], ...play.plan };
  const draw = generateBrackets(plan, teams);
  const at = new Date(`${first?.day}T05:00:00Z`);
  const teamNames = new Map(teams.map(({ id, name }) => [id, name]));
  const by = 'organizer';
  return kept(brackets, drawnDay(draw, plan, { tournament, teamNames, before: undefined, by, at }), { by, at });
}

/** Returns the earliest game that can be played. */
function nextGame(day: TournamentDay): GameOnFile | undefined {
  return day.games
    .filter(({ game }) => game.status === 'scheduled' && game.teams !== null)
    .toSorted(
      (one, other) => kickoffOrder(one.game.start) - kickoffOrder(other.game.start) || one.game.id - other.game.id,
    )
    .at(0);
}

function played(day: TournamentDay, { game }: GameOnFile, lots: Lots): DayToSave {
  const score = { team1: drawBelow(5, lots), team2: drawBelow(5, lots) };
  const scored = enterGame(day, { game: keepScore(game, score, 'keeper'), kind: 'score', isConfirmed: false });
  const kicks = { team1: 2, team2: 3 };
  const running = scored.day.games.find((entry) => entry.game.id === game.id)?.game ?? game;
  const ended = enterGame(scored.day, {
    game: completeGame(running, game.stage === 'group' ? undefined : kicks),
    kind: 'complete',
    isConfirmed: false,
  });
  return { ...ended, before: day, history: [...scored.history, ...ended.history] };
}

/** Starts a game, with a goal on each side. */
function begun(day: TournamentDay, { game }: GameOnFile, lots: Lots): DayToSave {
  const score = { team1: 1 + drawBelow(2, lots), team2: 1 };
  return enterGame(day, { game: keepScore(game, score, 'keeper'), kind: 'score', isConfirmed: false });
}

/** Draws lots where nothing else separates the teams that advance. */
function withLotsDrawn(revised: DayToSave): DayToSave {
  const { before, day } = revised;
  const ties = deriveDay(day).flatMap((division) => division.ties);
  if (ties.length === 0) return revised;
  const decisions = ties.map(({ division, group, teams }) => ({ division, group, teams, by: 'lots' as const }));
  const decided = { draw: { ...day.draw, decisions: [...day.draw.decisions, ...decisions] } };
  const after = previewRevision(day, decided);
  return { ...after, before, history: [...revised.history, ...after.history] };
}

/** Returns a scorer for every goal of the score; captains score no more often than others. */
function goalsOf({ game }: GameOnFile, teams: readonly DemoTeam[], lots: Lots): readonly Goal[] {
  const score = scoreOf(game);
  const counts = [score.team1, score.team2];
  return (game.teams ?? []).flatMap((teamId, side) => {
    const players = teams.find(({ id }) => id === teamId)?.players ?? [];
    return Array.from({ length: counts[side] ?? 0 }, () => {
      const playerId = players[drawBelow(players.length, lots)] ?? 0;
      return scoreGoal(game, { playerId, teamId }, 1 + drawBelow(12, lots));
    });
  });
}
