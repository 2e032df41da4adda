import type { DrawPlan } from '../draw/draw-settings.ts';
import type { Draw } from '../draw/generate-brackets.ts';
import type { LockedGame, StartedGame, StayingGame } from '../draw/retain-games.ts';
import { historyOf } from '../game/history.ts';
import type { TeamId } from '../match/match.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { checkTimetable } from './check-timetable.ts';
import type { DayToSave } from './revise-day.ts';
import { settleGames } from './settle-games.ts';
import { statusOfDay } from './status-of-day.ts';
import { deriveDay, type GameOnFile, nameIn, type TournamentDay } from './tournament-day.ts';

/** Context of a draw: the tournament, its teams, the previous day, and who draws it when. */
interface DrawingRoom {
  readonly tournament: Tournament;
  readonly teamNames: ReadonlyMap<TeamId, string>;
  /** Day as the previous draw left it. */
  readonly before: TournamentDay | undefined;
  readonly by: string;
  readonly at: Date;
}

/** Returns the bracket games that have started, which a new draw keeps. */
export function startedGames(day: TournamentDay | undefined): readonly StartedGame[] {
  return (day?.games ?? []).flatMap((onFile): readonly StartedGame[] => {
    const { game, isInBracket } = onFile;
    const time = timeOf(onFile) ?? day?.draw.timetable.games.find(({ match }) => match === game.match);
    if (!isInBracket || game.status === 'scheduled' || time === undefined) return [];
    const { match, field, teams } = game;
    return [{ match, field, start: time.start, end: time.end, teams }];
  });
}

/** Returns the time of a game; undefined where it is to be announced. */
function timeOf({ game: { start }, end }: GameOnFile): Pick<StartedGame, 'start' | 'end'> | undefined {
  return start === null || end === null ? undefined : { start, end };
}

/** Returns the games that a new draw leaves in place: those that have started, and those that are locked to a time. */
export function stayingGames(day: TournamentDay | undefined): readonly StayingGame[] {
  return day === undefined ? [] : [...startedGames(day), ...lockedGames(day)];
}

function lockedGames(day: TournamentDay): readonly LockedGame[] {
  const matches = new Map(day.draw.divisions.flatMap(({ matches }) => matches).map((match) => [match.key, match]));
  const nameOf = nameIn(day);
  return day.games.flatMap((onFile): readonly LockedGame[] => {
    const { game, isInBracket, isLocked } = onFile;
    const [drawn, time] = [matches.get(game.match), timeOf(onFile)];
    if (!isInBracket || !isLocked || game.status !== 'scheduled' || drawn === undefined || time === undefined)
      return [];
    const teams = drawn.slots.flatMap((slot) => (slot.from === 'team' ? [nameOf(slot.team)] : []));
    const spoken = teams.length === 2 ? teams.join(' v ') : 'The game';
    return [{ match: game.match, field: game.field, ...time, drawn, spoken }];
  });
}

/** Returns the started games that a draw removes from the timetable, as "Team v Team". */
export function leavingGames(day: TournamentDay, { kept }: Pick<Draw, 'kept'>): readonly string[] {
  const nameOf = nameIn(day);
  return kept.outside.map(({ teams: [one, other] }) => `${nameOf(one)} v ${nameOf(other)}`);
}

/** Returns the day after a draw. Started and locked games stand in their new matches; started games without one stay on record outside the brackets. */
export function drawnDay(draw: Draw, plan: DrawPlan, room: DrawingRoom): DayToSave {
  const { tournament, teamNames, before, by, at } = room;
  const { divisions, timetable, warnings } = draw;
  const decided = { withdrawn: [], leftOut: [], keepsPlace: [], decisions: [], version: before?.draw.version ?? 0 };
  const { venue, lots, ranking, ...chosen } = plan;
  const made = { choices: { ...chosen, hoursThen: tournament.playingHours }, settings: { venue, lots, ranking } };
  const onFile = { ...made, divisions, timetable, warnings, ...decided, drawnAt: at, drawnBy: by };
  const kept = keptGames(before, draw);
  const day = { tournament, draw: onFile, games: kept, seats: [], teamNames };
  checkTimetable(day, { before, now: at });
  const shown = deriveDay(day);
  const games = settleGames(day, shown);
  const status = statusOfDay({ ...day, tournament: asBeforePlay(tournament) }, shown, { before: [], after: games });
  const history = historyOf(gamesOf(before?.games ?? []), gamesOf(games));
  return {
    before,
    statusBefore: tournament.status,
    day: { ...day, games, tournament: { ...tournament, status } },
    isDrawChanged: true,
    history,
  };
}

/** Reopens a completed tournament, since a new draw leaves games to be played. */
const asBeforePlay = (tournament: Tournament): Tournament =>
  tournament.status === 'completed' ? { ...tournament, status: 'upcoming' } : tournament;

const gamesOf = (games: readonly GameOnFile[]) => games.map(({ game }) => game);

function keptGames(before: TournamentDay | undefined, { kept }: Draw): readonly GameOnFile[] {
  const places = new Map(kept.places.map(({ was, is }) => [was, is]));
  const outside = new Set(kept.outside.map(({ match }) => match));
  return (before?.games ?? []).flatMap(({ setAside: _, ...onFile }) => {
    if (!onFile.isInBracket || outside.has(onFile.game.match)) return [{ ...onFile, isInBracket: false }];
    const match = places.get(onFile.game.match);
    return match === undefined ? [] : [{ ...onFile, game: { ...onFile.game, match } }];
  });
}
