import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentMark } from '../http/content-mark.ts';
import { WholeAnswer, writeWhole } from './whole-answer.ts';

/** An answer made ready once and sent to many: its mark, and the lines and bytes of each form that somebody asks for. */
export interface PreparedAnswer {
  /** What the marks of all its forms begin with, in quotes. */
  readonly mark: string;
  readonly plain: Buffer;
  /** In an encoding: compressed when somebody asks for it first. */
  formIn(encoding: Encoding): PreparedForm;
  /** How many bytes it takes at most. */
  readonly size: number;
  /** Whether some are shown more than it says. */
  readonly withholds: boolean;
}

interface PreparedForm {
  readonly notModified: string[];
  readonly lines: string[];
  readonly bytes: Buffer;
  readonly whole: WholeAnswer | undefined;
  readonly wholeNotModified: WholeAnswer;
}

export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** What an answer says: its bytes, also encoded where that is done already, and all lines of its head but those of encoding and mark. */
export interface Said {
  readonly bytes: Buffer;
  readonly lines: readonly string[];
  readonly encoded?: Readonly<Partial<Record<Encoding, Buffer>>>;
  /** Stands before the hash that tells these bytes from others. */
  readonly version?: string;
  readonly withholds?: boolean;
  /** By which lines of a request it differs, if not by the encoding alone. */
  readonly vary?: string | undefined;
}

/** How texts are compressed. */
export type Coders = Readonly<Record<Encoding, (bytes: Buffer) => Buffer>>;

const coders: Coders = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => gzipSync(bytes),
  identity: (bytes) => bytes,
};

/** Makes an answer ready to be sent. */
export function prepareAnswer(said: Said, code: Coders = coders): PreparedAnswer {
  const { bytes, lines, encoded, version = '', withholds = false, vary = 'Accept-Encoding' } = said;
  const mark = `"${version}${contentMark(bytes)}`;
  const make = (encoding: Encoding): PreparedForm => {
    const coded = encoded?.[encoding] ?? code[encoding](bytes);
    const [ending, about] = encoding === 'identity' ? ['', []] : [`-${encoding}`, ['Content-Encoding', encoding]];
    const notModified = [...lines, 'ETag', `${mark}${ending}"`, 'Vary', vary];
    const all = [...notModified, 'Content-Length', String(coded.length), ...about];
    const [whole, wholeNotModified] = [WholeAnswer.of(all, coded), WholeAnswer.notModified(notModified)];
    return { bytes: coded, notModified, lines: all, whole, wholeNotModified };
  };
  const made: Partial<Record<Encoding, PreparedForm>> = {};
  const formFor = isText(lines) ? (encoding: Encoding) => encoding : () => 'identity' as const;
  const formIn = (asked: Encoding): PreparedForm => {
    const encoding = formFor(asked);
    made[encoding] ??= make(encoding);
    return made[encoding];
  };
  // What is compressed takes no more than what it is made from.
  const size = encodings.reduce((sum, encoding) => sum + (encoded?.[encoding] ?? bytes).length, 0);
  return { mark, plain: bytes, formIn, size, withholds };
}

/** What is no text is packed already. */
function isText(lines: readonly string[]): boolean {
  return lines.some((line, index) => line.toLowerCase() === 'content-type' && textual.test(lines[index + 1] ?? ''));
}

const textual = /^text\/|json|javascript|xml/;

/** Sends it, or only that nothing has changed to who has it already. Answers the status. */
export function sendPrepared(request: IncomingMessage, response: ServerResponse, prepared: PreparedAnswer): 200 | 304 {
  const { headers } = request;
  const form = prepared.formIn(encodingFor(headers['accept-encoding']));
  const had = headers['if-none-match'];
  if (had !== undefined && (had === '*' || had.includes(prepared.mark))) {
    if (!writeWhole(request, response, form.wholeNotModified)) response.writeHead(304, form.notModified).end();
    return 304;
  }
  if (form.whole === undefined || !writeWhole(request, response, form.whole))
    response.writeHead(200, form.lines).end(request.method === 'HEAD' ? undefined : form.bytes);
  return 200;
}

const takesBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/;
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/;

/** What browsers write is written by many: so many of their lines are read once. */
const mostKnown = 100;
const known = new Map<string, Encoding>();

function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string') return 'identity';
  const read = known.get(accepted) ?? encodingIn(accepted);
  if (known.size < mostKnown) known.set(accepted, read);
  return read;
}

function encodingIn(accepted: string): Encoding {
  if (takesBrotli.test(accepted)) return 'br';
  return takesGzip.test(accepted) ? 'gzip' : 'identity';
}
