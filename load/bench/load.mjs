// @ts-check
import { connect } from 'node:net';

/**
 * Sends the same request on many connections, each again as soon as it has its answer; returns the requests per second.
 * All answers are as long as the first.
 * @param {number} port
 * @param {string} request
 * @param {{ milliseconds: number, connections: number }} how
 */
export async function requestsPerSecond(port, request, { milliseconds, connections }) {
  const length = await lengthOf(port, request);
  let answers = 0;
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(port, '127.0.0.1');
    let received = 0;
    socket.on('connect', () => socket.write(request));
    socket.on('data', (bytes) => {
      received += bytes.length;
      for (; received >= length; received -= length) {
        answers += 1;
        socket.write(request);
      }
    });
    socket.on('error', () => undefined);
    return socket;
  });
  const before = performance.now();
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  const seconds = (performance.now() - before) / 1000;
  for (const socket of sockets) socket.destroy();
  return answers / seconds;
}

/** Returns the length of a whole answer, head and body. @param {number} port @param {string} request @returns {Promise<number>} */
function lengthOf(port, request) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let received = '';
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      received += text;
      const head = received.indexOf('\r\n\r\n') + 4;
      if (head < 4) return;
      const [, body = '0'] = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, head)) ?? [];
      if (received.length < head + Number(body)) return;
      socket.destroy();
      resolve(head + Number(body));
    });
    socket.on('error', reject);
  });
}
