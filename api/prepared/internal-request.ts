import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { markInternal } from './spectator.ts';

/** Answer of the framework to an internal request. */
export interface InternalAnswer {
  readonly status: number;
  /** Headers, as pairs of name and value. */
  readonly head: readonly (readonly [name: string, value: string])[];
  readonly bytes: Buffer;
}

/** Handler of a request. */
export type Ask = (request: IncomingMessage, response: ServerResponse) => void;

/** Internal request: an address and its audience, anonymous by default. */
export interface InternalRequest {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly isForSpectators?: boolean;
}

/** Sends an anonymous internal request to the framework, without a connection. */
export async function requestInternally(
  ask: Ask,
  { url, headers = {}, isForSpectators = false }: InternalRequest,
): Promise<InternalAnswer> {
  const connection = new NoConnection();
  const request = new IncomingMessage(connection);
  Object.assign(request, { method: 'GET', url, headers: { host: 'localhost', ...headers }, httpVersion: '1.1' });
  Object.assign(request, { httpVersionMajor: 1, httpVersionMinor: 1, complete: true });
  request.push(null);
  markInternal(request, isForSpectators ? 'spectators' : 'strangers');
  const response = new ServerResponse(request);
  response.useChunkedEncodingByDefault = false;
  response.shouldKeepAlive = false;
  response.assignSocket(connection);
  // Emits the event that the server would, if there were one.
  connection.on('drain', () => response.emit('drain'));
  await new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`${url} could not be asked for inside`));
    response.once('finish', resolve).once('error', reject).once('close', fail);
    ask(request, response);
  });
  const head = response.getHeaderNames().map((name) => [name, String(response.getHeader(name))] as const);
  return { status: response.statusCode, head, bytes: bodyIn(connection.written) };
}

/** Socket without a peer, which stores what is written to it. */
class NoConnection extends Socket {
  readonly written: Buffer[] = [];

  constructor() {
    super();
    Object.defineProperty(this, 'remoteAddress', { value: '127.0.0.1' });
  }

  override _write(part: Buffer | string, encoding: BufferEncoding, done: () => void): void {
    this.written.push(toBytes(part, encoding));
    done();
  }

  override _writev(
    parts: { readonly chunk: Buffer | string; readonly encoding: BufferEncoding }[],
    done: () => void,
  ): void {
    for (const { chunk, encoding } of parts) this.written.push(toBytes(chunk, encoding));
    done();
  }
}

function toBytes(part: Buffer | string, encoding: BufferEncoding): Buffer {
  return typeof part === 'string' ? Buffer.from(part, encoding) : part;
}

function bodyIn(written: readonly Buffer[]): Buffer {
  const answer = Buffer.concat(written);
  return answer.subarray(answer.indexOf('\r\n\r\n') + 4);
}
