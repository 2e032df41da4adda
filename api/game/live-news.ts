import type { PublicGame } from '../../domain/answer/game/public-game.ts';

/** The whole list: what everybody is told first. */
export const wholeList = (text: string): Buffer => event('live-scores', text);

/** Goals were given or taken back: the top scorers may have changed. */
export const goalsChanged = event('goals', '{}');

/** What has changed from one list to the next, each game on its own; undefined when nothing has. */
export function gamesChanged(before: readonly PublicGame[], after: readonly PublicGame[]): Buffer | undefined {
  const earlier = new Map(before.map((game) => [game.id, JSON.stringify(game)]));
  const listed = new Set(after.map(({ id }) => id));
  const changed = after.flatMap((game) => {
    const text = JSON.stringify(game);
    return earlier.get(game.id) === text ? [] : [event('game', text)];
  });
  const gone = before.flatMap(({ id }) => (listed.has(id) ? [] : [event('gone', JSON.stringify({ id }))]));
  const news = [...changed, ...gone];
  return news.length === 0 ? undefined : Buffer.concat(news);
}

function event(name: string, text: string): Buffer {
  return Buffer.from(`event: ${name}\ndata: ${text}\n\n`);
}
