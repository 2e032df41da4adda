import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How much one connection may ask for ahead of its answers, and how long it may take to ask, in milliseconds. */
export const connectionBounds = {
  /** Requests that wait for the answers before them, and requests in one piece. Browsers and proxies send one at a time. */
  requests: 50,
  /** A connection that has not sent the head of a request ends then. */
  headMs: 20_000,
  /** The same for a whole request with its body. */
  requestMs: 50_000,
  /** A connection over which nothing has moved for so long while it is answered ends: longer than any answer takes to be made. */
  takeMs: 120_000,
  /** How often the server looks for connections that are too slow. */
  lookMs: 5_000,
};

/** What one connection has asked for. */
class Asked {
  /** Requests whose turn has not come. */
  waiting = 0;
  /** Requests in the piece of bytes that was read last. */
  atOnce = 0;
  bytesRead = 0;
}

/**
 * Begins a request only after the answer before it on the same connection has been taken, and ends connections that ask for too much
 * ahead (HTTP pipelining), too slowly (silence, slow heads, dripping bodies) or for answers that it never takes.
 */
export function answerInTurn(server: Server, bounds = connectionBounds): void {
  const { requests, headMs, requestMs, takeMs, lookMs } = bounds;
  const patience = { headersTimeout: headMs, requestTimeout: requestMs, timeout: takeMs };
  Object.assign(server, { ...patience, connectionsCheckingInterval: lookMs });
  const connections = new WeakMap<Socket, Asked>();
  const asksTooMuch = (asked: Asked) => asked.atOnce > requests || asked.waiting >= requests;
  const listeners = server.listeners('request');
  const begin = (request: IncomingMessage, response: ServerResponse) => {
    for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
  };
  server.on('connection', (socket) => connections.set(socket, new Asked()));
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const asked = connections.get(socket);
    if (socket.destroyed || asked === undefined) return;
    count(asked, socket.bytesRead);
    if (asksTooMuch(asked)) end(socket);
    else if (isAlone(asked) && isNext(response, socket)) begin(request, response);
    else beginLater({ response, socket, asked }, () => begin(request, response));
  });
}

/** Counts a request with those that came in the same piece: while one is parsed, no more bytes are read. */
function count(asked: Asked, bytesRead: number): void {
  asked.atOnce = asked.bytesRead === bytesRead ? asked.atOnce + 1 : 1;
  asked.bytesRead = bytesRead;
}

/** Ends a connection; what has come over it already is not even parsed. */
function end(socket: Socket): void {
  const parser = Reflect.get(socket, 'parser');
  // As for a connection that is no longer HTTP: Node.js stops there. Without it, it would make requests of thousands of lines for nobody.
  if (parser instanceof Object && 'onIncoming' in parser) parser.onIncoming = () => 2;
  socket.destroy();
}

/** Whether nothing was asked together with it that has to wait. */
const isAlone = ({ atOnce, waiting }: Asked) => atOnce === 1 && waiting === 0;

/** Whether the answer before has been given, and its bytes have been taken. */
const isNext = (response: ServerResponse, socket: Socket) => response.socket !== null && !socket.writableNeedDrain;

interface Waiting {
  readonly response: ServerResponse;
  readonly socket: Socket;
  readonly asked: Asked;
}

function beginLater({ response, socket, asked }: Waiting, begin: () => void): void {
  const wait = () => {
    if (response.socket === null) response.once('socket', look);
    else socket.once('drain', look);
  };
  const look = () => {
    if (!isNext(response, socket)) return wait();
    // Others have their turn between any two: whoever asks faster than that has more waiting each time.
    setImmediate(() => {
      if (socket.destroyed) return;
      if (!isNext(response, socket)) return wait();
      asked.waiting -= 1;
      begin();
    });
  };
  asked.waiting += 1;
  look();
}
