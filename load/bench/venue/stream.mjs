// @ts-check
import { connect } from 'node:net';

const request = 'GET /api/live HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n';

/**
 * News for live followers, as api/game/live-news.ts sends it.
 * @typedef {import('../../../domain/answer/game/public-game.ts').PublicGame} Game
 * @typedef {{ name: 'game', data: Game } | { name: 'live-scores', data: readonly Game[] } | { name: 'gone', data: { id: number } } | { name: 'goals' | 'unchanged', data: object }} News
 */

/** Caches the last news, which all connections receive, so that they are parsed once. */
let [lastBytes, lastNews] = [Buffer.alloc(0), /** @type {News[]} */ ([])];

/**
 * Opens a live connection from an address, and passes on all news; `lost` is called when it ends.
 * @param {{ port: number, address: string, hear: (news: News[]) => void, lost: () => void }} how
 */
export function follow({ port, address, hear, lost }) {
  const socket = connect({ port, host: '127.0.0.1', localAddress: address, noDelay: true });
  let rest = '';
  socket.write(request);
  socket.on('error', () => undefined);
  socket.on('close', lost);
  socket.on('data', (bytes) => {
    if (rest === '' && bytes.equals(lastBytes)) return hear(lastNews);
    const [isWhole, text] = [rest === '', rest + bytes.toString()];
    const last = text.lastIndexOf('\n\n');
    rest = text.slice(last + 2).replace(/^\r\n$/, '');
    const news = newsIn(text.slice(0, last + 2));
    if (isWhole && rest === '') [lastBytes, lastNews] = [bytes, news];
    if (news.length > 0) hear(news);
  });
  return () => {
    socket.off('close', lost);
    socket.destroy();
  };
}

/** @param {string} text @returns {News[]} */
function newsIn(text) {
  const told = [...text.matchAll(/event: (\S+)\ndata: (.*)\n\n/g)];
  return told.map(([, name = '', data = 'null']) => /** @type {News} */ ({ name, data: JSON.parse(data) }));
}
