import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import type { ToldScore } from '../prepared/change.ts';

/** The whole list: what everybody is told first. */
export const wholeList = (text: string): Buffer => event('live-scores', text);

/** Says that somebody is still there, and that nothing is new. */
export const stillHere = event('here', '{}');

/** How long whoever loses the connection waits before the next one, in milliseconds. */
export const waitBefore = (ms: number): Buffer => Buffer.from(`retry: ${ms}\n\n`);

/** Goals were given or taken back: the top scorers may have changed. */
export const goalsChanged = event('goals', '{}');

/** What has changed from one list to the next, each game on its own; undefined when nothing has. */
export function gamesChanged(before: readonly PublicGame[], after: readonly PublicGame[]): Buffer | undefined {
  const earlier = new Map(before.map((game) => [game.id, JSON.stringify(game)]));
  const listed = new Set(after.map(({ id }) => id));
  const changed = after.flatMap((game) => {
    return earlier.get(game.id) === JSON.stringify(game) ? [] : [gameChanged(game)];
  });
  const gone = before.flatMap(({ id }) => (listed.has(id) ? [] : [event('gone', JSON.stringify({ id }))]));
  const news = [...changed, ...gone];
  return news.length === 0 ? undefined : Buffer.concat(news);
}

/** What of a game its score moves, and what says whether it is still being played. */
type ScoredGame = Pick<PublicGame, 'id' | 'status' | 'version' | 'team1Score' | 'team2Score'>;

/** A list in which one game has another score; no game where the list had it already. */
export interface Scored<Game extends ScoredGame = PublicGame> {
  readonly games: readonly Game[];
  readonly game: Game | undefined;
}

/** A list after a score that has changed alone; undefined where it does not follow from this list. */
export function withScore<Game extends ScoredGame>(
  games: readonly Game[],
  { gameId, ...score }: ToldScore,
): Scored<Game> | undefined {
  const place = games.findIndex(({ id }) => id === gameId);
  const before = games[place];
  if (before === undefined) return undefined;
  if (before.version >= score.version) return { games, game: undefined };
  if (before.version !== score.version - 1 || before.status !== 'in_progress') return undefined;
  const game = { ...before, ...score };
  return { games: games.with(place, game), game };
}

/** How one game stands now. */
export const gameChanged = (game: PublicGame): Buffer => event('game', JSON.stringify(game));

function event(name: string, text: string): Buffer {
  return Buffer.from(`event: ${name}\ndata: ${text}\n\n`);
}

/** News as they go over a connection that the framework does not write to: a chunk of HTTP/1.1. */
export function chunkOf(news: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${news.length.toString(16)}\r\n`), news, Buffer.from('\r\n')]);
}

/** The chunk after which nothing comes. */
export const lastChunk = Buffer.from('0\r\n\r\n');
