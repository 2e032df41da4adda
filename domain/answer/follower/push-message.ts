import { easternTimeAlone, easternWhen } from '../../time/eastern-words.ts';
import type { FollowedTeam, TeamGame, TeamGames } from '../schedule/team-games.ts';

/** What can happen to a team's game that its followers are told of. */
export type NewsKind = 'planned' | 'moved' | 'called-off' | 'soon' | 'score' | 'result';

/** Something that happened to a game of a team. */
export interface TeamNews {
  readonly gameId: number;
  readonly kind: NewsKind;
  /** Where and when a game was that has moved. */
  readonly before: { readonly startTime: string; readonly field: string } | null;
}

/** What a browser shows: these fields and nothing else, and no player's name. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  /** A later message takes the place of an earlier one of the same tag. */
  readonly tag: string;
  /** The page that a press opens. */
  readonly path: string;
}

/** A message to all followers of a team. */
export interface PushMessage {
  readonly payload: PushPayload;
  /** Once it has lost its worth it is not delivered any more. */
  readonly endsAt: Date;
}

/** So long before a kick-off it is said that it is soon, in minutes: time to be at the field and warm. */
export const soonMinutes = 30;

const minute = 60_000;

/** What is told of all that has happened to a team: of each game as it stands now, and of several changes of the timetable once. */
export function pushMessages(shown: TeamGames, news: readonly TeamNews[], now: Date): readonly PushMessage[] {
  const timetable = news.filter(({ kind }) => kind === 'planned' || kind === 'moved' || kind === 'called-off');
  const played = gamesOf(shown, news, ['score', 'result']);
  const soon = gamesOf(shown, news, ['soon']).filter(
    ({ startTime, status }) => status === 'scheduled' && startTime > now,
  );
  return [
    ...timetableMessages(shown, timetable, now),
    ...soon.map((game) => soonMessage(shown.team, game)),
    ...played.flatMap((game) => scoreMessage(shown, game, now)),
  ];
}

function gamesOf({ games }: TeamGames, news: readonly TeamNews[], kinds: readonly NewsKind[]): readonly TeamGame[] {
  const wanted = new Set(news.filter(({ kind }) => kinds.includes(kind)).map(({ gameId }) => gameId));
  return games.filter(({ id, isCalledOff }) => wanted.has(id) && !isCalledOff);
}

const isToCome = (game: TeamGame, now: Date): boolean =>
  game.status === 'scheduled' && !game.isCalledOff && game.startTime > now;

const whereAndWhen = ({ startTime, field, opponent }: TeamGame): string =>
  `${easternWhen(startTime)}, ${field}, vs ${opponent}`;

/** Nothing is said where the whole timetable is of days gone by. */
function timetableMessages(shown: TeamGames, news: readonly TeamNews[], now: Date): readonly PushMessage[] {
  const [one] = news;
  if (one === undefined) return [];
  const { team, games } = shown;
  const next = games.find((game) => isToCome(game, now));
  const message = (title: string, body: string): PushMessage => ({
    payload: { title: `${team.name}: ${title}`, body, tag: `timetable-${team.id}`, path: pageOf(team) },
    endsAt: new Date(Math.max(next?.startTime.getTime() ?? 0, now.getTime() + 60 * minute)),
  });
  const nextInWords = next === undefined ? 'No other game is planned.' : `Next game: ${whereAndWhen(next)}`;
  const changed = new Set(news.map(({ gameId }) => gameId));
  if (changed.size > 1) {
    const off = games.filter(({ id, isCalledOff }) => isCalledOff && changed.has(id));
    const offInWords = off.map(({ opponent }) => `vs ${opponent} is not played.`);
    if (next === undefined && off.length === 0 && games.length > 0) return [];
    return [message('the timetable has changed', [...offInWords, nextInWords].join(' '))];
  }
  const game = games.find(({ id }) => id === one.gameId);
  if (game?.isCalledOff ?? one.kind === 'called-off') {
    const which = game === undefined ? 'A game' : `vs ${game.opponent}, ${easternWhen(game.startTime)}`;
    return [message('game called off', `${which} is not played. ${nextInWords}`)];
  }
  if (game === undefined || !isToCome(game, now)) return [];
  if (one.kind === 'planned') return [message('next game', whereAndWhen(game))];
  return [message('new time or field', `${whereAndWhen(game)}${wasBefore(one, game)}`)];
}

function wasBefore({ before }: TeamNews, { startTime, field }: TeamGame): string {
  if (before === null) return '';
  const earlier = new Date(before.startTime);
  const changed = [
    ...(earlier.getTime() === startTime.getTime() ? [] : [easternTimeAlone(earlier)]),
    ...(before.field === field ? [] : [before.field]),
  ];
  return changed.length === 0 ? '' : ` (was ${changed.join(', ')})`;
}

function soonMessage(team: FollowedTeam, game: TeamGame): PushMessage {
  return {
    payload: {
      title: `${team.name} play at ${easternTimeAlone(game.startTime)}`,
      body: `${game.field}, vs ${game.opponent}. ${team.location}`,
      tag: `game-${game.id}`,
      path: pageOf(team),
    },
    endsAt: new Date(game.startTime.getTime() + 5 * minute),
  };
}

function scoreMessage({ team, games }: TeamGames, game: TeamGame, now: Date): readonly PushMessage[] {
  const { score, shootout, status, opponent, field } = game;
  if (score === null) return [];
  const isFinal = status === 'completed';
  const result = `${team.name} ${score.own} – ${score.other} ${opponent}`;
  const next = games.find((one) => isToCome(one, now));
  const after = [
    ...(shootout === null ? [] : [`Shoot-out ${shootout.own} – ${shootout.other}.`]),
    ...(next === undefined ? [] : [`Next game: ${whereAndWhen(next)}`]),
  ];
  return [
    {
      payload: {
        title: isFinal ? `Final: ${result}` : result,
        body: isFinal ? after.join(' ') || team.tournament : `On now, ${field}`,
        tag: `game-${game.id}`,
        path: pageOf(team),
      },
      endsAt: new Date(now.getTime() + (isFinal ? 6 * 60 : 10) * minute),
    },
  ];
}

const pageOf = ({ id }: FollowedTeam): string => `/teams/${id}`;
