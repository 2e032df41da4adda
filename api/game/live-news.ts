import { constants, deflateRawSync } from 'node:zlib';
import type { PublicGame } from '../../domain/answer/game/public-game.ts';
import type { ScoreChange } from '../prepared/change.ts';

/** Returns the first event of a stream: the games of the day and of the next. */
export const nearList = (games: readonly PublicGame[]): Buffer => event('live-scores', JSON.stringify(games));

/** Returns the event of how long nothing but scores has changed, in seconds: whoever was away for longer has missed something. */
export const unchangedFor = (seconds: number): Buffer => event('unchanged', JSON.stringify({ seconds }));

/** Heartbeat event, which carries no news. */
export const heartbeatEvent = event('here', '{}');

/** Returns the event field that sets the wait before reconnecting, in milliseconds. */
export const retryEvent = (ms: number): Buffer => Buffer.from(`retry: ${ms}\n\n`);

/** Event that goals were added or removed, so that the top scorers may have changed. */
export const goalsChanged = event('goals', '{}');

/** Event that the list of tournaments may have changed, as when one is called off. */
export const tournamentsChanged = event('tournaments', '{}');

/** Returns the events of the games that differ between two lists; undefined if none does. */
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

/** Fields of a game that its score changes, and its status. */
type ScoredGame = Pick<PublicGame, 'id' | 'status' | 'version' | 'team1Score' | 'team2Score'>;

/** List with one changed score; `game` is undefined if the list had that score already. */
export interface Scored<Game extends ScoredGame = PublicGame> {
  readonly games: readonly Game[];
  readonly game: Game | undefined;
}

/** Returns a list after a change of one score only; undefined if the change does not follow from this list. */
export function withScore<Game extends ScoredGame>(
  games: readonly Game[],
  { gameId, ...score }: ScoreChange,
): Scored<Game> | undefined {
  const place = games.findIndex(({ id }) => id === gameId);
  const before = games[place];
  if (before === undefined) return undefined;
  if (before.version >= score.version) return { games, game: undefined };
  if (before.version !== score.version - 1 || before.status !== 'in_progress') return undefined;
  const game = { ...before, ...score };
  return { games: games.with(place, game), game };
}

/** Returns the event of one game's current state. */
export const gameChanged = (game: PublicGame): Buffer => event('game', JSON.stringify(game));

function event(name: string, text: string): Buffer {
  return Buffer.from(`event: ${name}\ndata: ${text}\n\n`);
}

/** Beginning of every compressed stream: the header of gzip. */
export const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** Compresses news by itself and up to its last byte, so that it continues every stream alike, whatever came before. */
export const zipped = (news: Buffer): Buffer => deflateRawSync(news, { finishFlush: constants.Z_SYNC_FLUSH });

/** Returns an event as an HTTP/1.1 chunk, for connections that the framework does not write to. */
export function chunkOf(news: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${news.length.toString(16)}\r\n`), news, Buffer.from('\r\n')]);
}

/** Last chunk of a response. */
export const lastChunk = Buffer.from('0\r\n\r\n');
