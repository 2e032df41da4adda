import type { PushMessage } from '../../rule/follower/push-message.ts';
import { gameWords } from '../../rule/language/game-words.ts';
import { catalogueOf, type Language } from '../../rule/language/language.ts';
import { type Filled, type Sentence, said, translate } from '../../rule/language/sentence.ts';
import { dayStillPlayed, easternDay } from '../../rule/time/eastern.ts';
import { easternTimeAlone, easternWhen } from '../../rule/time/eastern-words.ts';
import { forfeitersAgainst } from '../game/forfeit.ts';
import type { TeamGame } from '../schedule/team-game.ts';
import { type FollowedTeam, type GamesOfTeam, type TeamOnFile, teamGames } from '../schedule/team-games.ts';

/** Kinds of events in a team's games that its followers are notified of. */
export type NewsKind = 'planned' | 'moved' | 'called-off' | 'soon' | 'score' | 'result';

/** Event in a game of a team. */
export interface TeamNews {
  readonly gameId: number;
  readonly kind: NewsKind;
  /** Former time and field of a game that was moved. */
  readonly before: { readonly startTime: string; readonly field: string } | null;
}

/** Minutes before a kick-off at which the reminder is sent: time to be at the field and warm. */
export const soonMinutes = 30;

const minute = 60_000;

/** Content of the messages in one language: the games of a team in their present state. */
interface Telling extends GamesOfTeam {
  readonly language: Language;
  readonly now: Date;
}

/** Returns the messages about a team's news: one for each game in its present state, and one for several timetable changes. */
export function pushMessages(
  onFile: TeamOnFile,
  news: readonly TeamNews[],
  now: Date,
  language: Language = 'en',
): readonly PushMessage[] {
  const telling = { ...teamGames(onFile, language), language, now };
  const timetable = news.filter(({ kind }) => kind === 'planned' || kind === 'moved' || kind === 'called-off');
  const played = gamesOf(telling, news, ['score', 'result']);
  const soon = gamesOf(telling, news, ['soon'])
    .filter(hasTime)
    .filter(({ startTime, status }) => status === 'scheduled' && startTime > now);
  return [
    ...timetableMessages(telling, timetable),
    ...soon.map((game) => soonMessage(telling, game)),
    ...played.flatMap((game) => scoreMessage(telling, game)),
  ];
}

function gamesOf({ games }: GamesOfTeam, news: readonly TeamNews[], kinds: readonly NewsKind[]): readonly TeamGame[] {
  const wanted = new Set(news.filter(({ kind }) => kinds.includes(kind)).map(({ gameId }) => gameId));
  return games.filter(({ id, isCalledOff }) => wanted.has(id) && !isCalledOff);
}

/** Game whose time is known. */
type TimedGame = TeamGame & { readonly startTime: Date };

const hasTime = (game: TeamGame): game is TimedGame => game.startTime !== null;

/** Joins sentences in the given order. */
const inOrder = (sentences: readonly Sentence[], language: Language): string =>
  sentences.map((sentence) => translate(sentence, catalogueOf[language])).join(' ');

const nextToCome = ({ games, now }: Telling): TimedGame | undefined =>
  games.filter(hasTime).find((game) => isToCome(game, now));

/** Returns the next game; one of today that is late is still to be played. */
const nextToPlay = ({ games, now }: Telling): TimedGame | undefined =>
  games
    .filter(hasTime)
    .find(
      ({ status, isCalledOff, startTime }) =>
        status === 'scheduled' && !isCalledOff && easternDay(startTime) >= dayStillPlayed(now),
    );

const isToCome = (game: TimedGame, now: Date): boolean =>
  game.status === 'scheduled' && !game.isCalledOff && game.startTime > now;

const whereAndWhen = ({ startTime, field, opponent }: TimedGame, language: Language): Filled =>
  said('{when}, {field}, vs {opponent}', { when: easternWhen(startTime, language), field, opponent });

const nextGame = (game: TimedGame, language: Language): Sentence =>
  said('Next game: {game}', { game: whereAndWhen(game, language) });

/** Returns the message about timetable changes; none when all games concerned are past. */
function timetableMessages(telling: Telling, news: readonly TeamNews[]): readonly PushMessage[] {
  const [one] = news;
  if (one === undefined) return [];
  const { games, now, language } = telling;
  const team = telling.team.name;
  const next = nextToCome(telling);
  const following = nextToPlay(telling);
  const then = following === undefined ? 'No other game is planned.' : nextGame(following, language);
  const message = timetableMessage(telling);
  const changed = new Set(news.map(({ gameId }) => gameId));
  if (games.some((game) => changed.has(game.id) && !hasTime(game)))
    return [
      message(said('{team}: the timetable has changed', { team }), ['The times of its games are to be announced.']),
    ];
  if (changed.size > 1) {
    const off = games.filter(({ id, isCalledOff }) => isCalledOff && changed.has(id));
    const notPlayed = off.map(({ opponent }) => said('vs {opponent} is not played.', { opponent }));
    if (next === undefined && off.length === 0 && games.length > 0) return [];
    return [message(said('{team}: the timetable has changed', { team }), [...notPlayed, then])];
  }
  const game = games.filter(hasTime).find(({ id }) => id === one.gameId);
  // A game that the team is no longer in may be played by others.
  if (game === undefined && one.kind === 'called-off')
    return [message(said('{team}: the timetable has changed', { team }), [then])];
  if (game?.isCalledOff)
    return [message(said('{team}: game called off', { team }), [notPlayedAnyMore(game, language), then])];
  if (game === undefined || !isToCome(game, now)) return [];
  if (one.kind === 'planned') return [message(said('{team}: next game', { team }), [whereAndWhen(game, language)])];
  return [message(said('{team}: new time or field', { team }), [movedTo(game, one, language)])];
}

/** Returns a builder of timetable messages, which are valid until the next game, and for at least an hour. */
function timetableMessage(telling: Telling): (title: Sentence, body: readonly Sentence[]) => PushMessage {
  const { team, now, language } = telling;
  const endsAt = new Date(Math.max(nextToCome(telling)?.startTime.getTime() ?? 0, now.getTime() + 60 * minute));
  return (title, body) => ({
    payload: {
      title: inOrder([title], language),
      body: inOrder(body, language),
      tag: `timetable-${team.id}`,
      path: pageOf(team),
    },
    endsAt,
  });
}

function notPlayedAnyMore({ opponent, startTime }: TimedGame, language: Language): Sentence {
  return said('vs {opponent}, {when} is not played.', { opponent, when: easternWhen(startTime, language) });
}

function movedTo(game: TimedGame, { before }: TeamNews, language: Language): Sentence {
  const now = whereAndWhen(game, language);
  if (before === null) return now;
  const [earlier, field] = [new Date(before.startTime), gameWords(before.field, language)];
  const changed = [
    ...(earlier.getTime() === game.startTime.getTime() ? [] : [easternTimeAlone(earlier, language)]),
    ...(field === game.field ? [] : [field]),
  ];
  return changed.length === 0 ? now : said('{game} (was {before})', { game: now, before: changed.join(', ') });
}

function soonMessage({ team, language }: Telling, { id, startTime, field, opponent }: TimedGame): PushMessage {
  const time = easternTimeAlone(startTime, language);
  const where = said('{field}, vs {opponent}. {location}', { field, opponent, location: team.location });
  return {
    payload: {
      title: inOrder([said('{team} play at {time}', { team: team.name, time })], language),
      body: inOrder([where], language),
      tag: `game-${id}`,
      path: pageOf(team),
    },
    endsAt: new Date(startTime.getTime() + 5 * minute),
  };
}

function scoreMessage(telling: Telling, game: TeamGame): readonly PushMessage[] {
  const { team, now, language } = telling;
  const { score, shootout, status, opponent, field } = game;
  if (score === null) return [];
  const isFinal = status === 'completed';
  const result = `${team.name} ${score.own} – ${score.other} ${opponent}`;
  const next = nextToPlay(telling);
  const teams = forfeitersAgainst(team, game).join(', ');
  const after = [
    ...(shootout === null ? [] : [said('Shoot-out {own} – {other}.', { own: shootout.own, other: shootout.other })]),
    ...(game.isGoldenGoal ? (['A golden goal decided it.'] as const) : []),
    ...(teams === '' ? [] : [said(game.isWithdrawal ? '{teams} withdrew.' : 'Forfeited by {teams}.', { teams })]),
    ...(game.isAbandoned ? (['This game was abandoned.'] as const) : []),
    ...(game.isVoid ? (['This result does not count.'] as const) : []),
    ...(next === undefined ? [] : [nextGame(next, language)]),
  ];
  return [
    {
      payload: {
        title: isFinal ? inOrder([said('Final result: {result}', { result })], language) : result,
        body: isFinal
          ? inOrder(after, language) || team.tournament
          : inOrder([said('On now, {field}', { field })], language),
        tag: `game-${game.id}`,
        path: pageOf(team),
      },
      endsAt: new Date(now.getTime() + (isFinal ? 6 * 60 : 10) * minute),
    },
  ];
}

const pageOf = ({ id }: FollowedTeam): string => `/teams/${id}`;
