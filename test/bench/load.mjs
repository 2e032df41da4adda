// @ts-check
import { connect } from 'node:net';

const connections = 32;

/**
 * Asks a server the same on many connections, each again as soon as it has its answer; answers the requests per second.
 * All answers are as long as the first.
 * @param {number} port
 * @param {string} request
 * @param {number} milliseconds
 */
export async function requestsPerSecond(port, request, milliseconds) {
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

/** @param {number} port @param {string} request @returns {Promise<number>} */
function lengthOf(port, request) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let received = 0;
    socket.on('data', (bytes) => {
      received += bytes.length;
    });
    socket.on('error', reject);
    setTimeout(() => {
      socket.destroy();
      resolve(received);
    }, 300);
  });
}
