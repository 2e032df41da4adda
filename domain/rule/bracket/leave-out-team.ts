import { forfeitGame, reopenGame } from '../game/complete-game.ts';
import type { Division } from '../match/division.ts';
import type { Match, MatchKey, Slot, TeamId } from '../match/match.ts';
import { bye } from '../match/match-sheet.ts';
import { isOver } from '../match/result.ts';
import type { Results } from './results.ts';
import {
  type DrawBeforeLeaving,
  type DrawOnFile,
  type GameOnFile,
  playedOn,
  type TournamentDay,
} from './tournament-day.ts';

/**
 * Returns the match graph as if a withdrawn team had never played. All its group games go, played ones too, and
 * its opponent in a first knock-out game has a bye. Knock-out games it has played stay; those it reached by
 * winning are forfeited.
 */
export function leaveOutTeam(division: Division, team: TeamId, played: Results): Division {
  const isPlayed = (match: Match) => played.results.some((result) => result.match === match.key && isOver(result));
  const matches = division.matches.flatMap((match): readonly Match[] => {
    if (!match.slots.some((slot) => isFor(slot, team))) return [match];
    if (match.stage === 'group') return [];
    if (isPlayed(match)) return [match];
    const [one, other] = match.slots;
    return [{ ...match, slots: [isFor(one, team) ? bye : one, isFor(other, team) ? bye : other] }];
  });
  return { ...division, matches };
}

/** Returns the day as if a withdrawn team had never played. Its group games with a result stay on record outside the brackets. */
export function withTeamLeftOut(day: TournamentDay, team: TeamId): TournamentDay {
  const played = playedOn(day);
  const divisions = day.draw.divisions.map((division) => leaveOutTeam(division, team, played));
  const left = new Set(divisions.flatMap(({ matches }) => matches).map(({ key }) => key));
  const { timetable } = day.draw;
  const gone = timetable.games.filter(({ match }) => !left.has(match));
  const aside: DrawBeforeLeaving = { team, divisions: day.draw.divisions, games: gone };
  const draw: DrawOnFile = {
    ...day.draw,
    divisions,
    timetable: { ...timetable, games: timetable.games.filter(({ match }) => left.has(match)) },
    leftOut: [...day.draw.leftOut, team],
    setAside: [...(day.draw.setAside ?? []), aside],
  };
  const isGone = ({ game, isInBracket }: GameOnFile) =>
    isInBracket && game.status !== 'scheduled' && !left.has(game.match);
  return { ...day, draw, games: day.games.map((one) => (isGone(one) ? outside(one, team, day) : one)) };
}

/** Ends a game in progress as a forfeit of the team that leaves. */
function outside(onFile: GameOnFile, team: TeamId, { tournament }: TournamentDay): GameOnFile {
  const { game } = onFile;
  if (game.status !== 'in_progress') return { ...onFile, isInBracket: false };
  const ended = forfeitGame(game, [team], tournament.forfeitGoals);
  const ending = { before: ended.ending?.before ?? null, isWithdrawal: true };
  return { ...onFile, isInBracket: false, game: { ...ended, ending } };
}

/** Tells whether the draw from before a team was left out is stored. */
export const isSetAside = ({ setAside = [] }: DrawOnFile, team: TeamId): boolean =>
  setAside.some((aside) => aside.team === team);

/** Returns the day with a left-out team back in its matches, at its times; teams left out after it stay out. */
export function withTeamIn(day: TournamentDay, team: TeamId): TournamentDay {
  const { setAside = [] } = day.draw;
  const at = setAside.findIndex((aside) => aside.team === team);
  const [first, ...later] = setAside.slice(Math.max(at, 0));
  if (at === -1 || first === undefined) return day;
  const out = [first, ...later];
  const games = [...day.draw.timetable.games, ...out.flatMap((aside) => aside.games)];
  const draw: DrawOnFile = {
    ...day.draw,
    divisions: first.divisions,
    timetable: { ...day.draw.timetable, games },
    leftOut: day.draw.leftOut.filter((other) => !out.some((aside) => aside.team === other)),
    setAside: setAside.slice(0, at),
  };
  const matches = new Map(first.divisions.flatMap((division) => division.matches).map((match) => [match.key, match]));
  const back = { ...day, draw, games: day.games.map((one) => inside(one, matches)) };
  return later.reduce<TournamentDay>((sofar, aside) => withTeamLeftOut(sofar, aside.team), back);
}

/** Returns a game that was set aside to the brackets, as it stood. */
function inside(onFile: GameOnFile, matches: ReadonlyMap<MatchKey, Match>): GameOnFile {
  const { game, isInBracket } = onFile;
  const match = matches.get(game.match);
  const isItsMatch = match?.slots.every((slot) => slot.from === 'team' && game.teams?.includes(slot.team));
  if (isInBracket || match?.stage !== 'group' || !isItsMatch) return onFile;
  const isEnded = game.status === 'completed' && game.ending?.isWithdrawal === true;
  return { ...onFile, isInBracket: true, game: isEnded ? reopenGame(game) : game };
}

const isFor = (slot: Slot, team: TeamId): boolean => slot.from === 'team' && slot.team === team;
