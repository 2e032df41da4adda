import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Limits of a connection: requests ahead of their answers, and milliseconds to send a request. */
export const connectionBounds = {
  /** Maximum number of requests waiting for earlier answers, and of those in one piece. Browsers and proxies send one at a time. */
  requests: 50,
  /** Milliseconds to send the headers of a request, before the connection is closed. */
  headMs: 20_000,
  /** Milliseconds to send a whole request with its body. */
  requestMs: 50_000,
  /** Milliseconds without any transfer during an answer, before the connection is closed; no answer takes that long to make. */
  takeMs: 120_000,
  /** Milliseconds between the server's checks for slow connections. */
  lookMs: 5_000,
};

/** Requests of one connection. */
class Asked {
  /** Number of requests waiting for their turn. */
  waiting = 0;
  /** Number of requests in the last piece of bytes read. */
  atOnce = 0;
  bytesRead = 0;
}

/**
 * Begins a request only after the previous answer on the same connection has been received, and closes connections that request too much
 * ahead (HTTP pipelining), too slowly (silence, slow headers, dripping bodies) or never read their answers.
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

/** Counts a request with the others of the same piece; no more bytes are read while one is parsed. */
function count(asked: Asked, bytesRead: number): void {
  asked.atOnce = asked.bytesRead === bytesRead ? asked.atOnce + 1 : 1;
  asked.bytesRead = bytesRead;
}

/** Closes a connection; bytes already received are not even parsed. */
function end(socket: Socket): void {
  const parser = Reflect.get(socket, 'parser');
  // Makes the parser stop as for an upgraded connection. Otherwise Node.js would make requests of thousands of lines for nobody.
  if (parser instanceof Object && 'onIncoming' in parser) parser.onIncoming = () => 2;
  socket.destroy();
}

/** Returns whether no other request came with it that has to wait. */
const isAlone = ({ atOnce, waiting }: Asked) => atOnce === 1 && waiting === 0;

/** Returns whether the previous answer has been given, and its bytes have been received. */
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
    // Lets other connections take turns in between; a caller that sends faster than that has more requests waiting each time.
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
