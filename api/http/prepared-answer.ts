import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** An answer made ready once and sent to many: its mark, and the lines and bytes for each encoding. */
export interface PreparedAnswer {
  readonly etag: string;
  readonly text: string;
  readonly notModified: string[];
  readonly forms: Readonly<Record<Encoding, PreparedForm>>;
}

interface PreparedForm {
  readonly lines: string[];
  readonly bytes: Buffer;
}

type Encoding = 'br' | 'gzip' | 'identity';

/** Makes text ready to be sent; `mark` is put before the hash that tells this text from others. */
export function prepareAnswer(text: string, lines: readonly string[], mark = ''): PreparedAnswer {
  const plain = Buffer.from(text);
  const etag = `W/"${mark}${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const shared = [...lines, 'ETag', etag, 'Cache-Control', 'no-cache', 'Vary', 'Accept-Encoding'];
  const form = (bytes: Buffer, encoding: readonly string[]): PreparedForm => {
    const about = ['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(bytes.length)];
    return { bytes, lines: [...shared, ...about, ...encoding] };
  };
  const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return {
    etag,
    text,
    notModified: shared,
    forms: {
      identity: form(plain, []),
      gzip: form(gzipSync(plain), ['Content-Encoding', 'gzip']),
      br: form(brotli, ['Content-Encoding', 'br']),
    },
  };
}

/** Sends it, or only that nothing has changed to who has it already. Answers the status. */
export function sendPrepared(request: IncomingMessage, response: ServerResponse, prepared: PreparedAnswer): 200 | 304 {
  if (has(request.headers['if-none-match'], prepared.etag)) {
    response.writeHead(304, prepared.notModified).end();
    return 304;
  }
  const { lines, bytes } = prepared.forms[encodingFor(request.headers['accept-encoding'])];
  response.writeHead(200, lines).end(request.method === 'HEAD' ? undefined : bytes);
  return 200;
}

function has(known: string | undefined, etag: string): boolean {
  return known !== undefined && (known === '*' || known.includes(etag.slice(2)));
}

const takesBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/;
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/;

function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string') return 'identity';
  if (takesBrotli.test(accepted)) return 'br';
  return takesGzip.test(accepted) ? 'gzip' : 'identity';
}
