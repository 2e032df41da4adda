import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentMark } from '../http/content-mark.ts';
import { WholeAnswer, writeWhole } from './whole-answer.ts';

/** Answer prepared once and sent to many: its ETag, and the headers and bytes of each requested encoding. */
export interface PreparedAnswer {
  /** Common beginning of the ETags of all its forms, with the opening quote. */
  readonly mark: string;
  readonly plain: Buffer;
  /** Returns the form in an encoding, compressed on first use. */
  formIn(encoding: Encoding): PreparedForm;
  /** Greatest size in bytes. */
  readonly size: number;
  /** Whether some callers may see more than it shows. */
  readonly withholds: boolean;
}

interface PreparedForm {
  readonly notModified: string[];
  readonly lines: string[];
  readonly bytes: Buffer;
  readonly whole: WholeAnswer | undefined;
  readonly wholeNotModified: WholeAnswer;
}

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Contents of an answer: its bytes, existing encoded forms, and all headers except those of encoding and ETag. */
export interface AnswerContent {
  readonly bytes: Buffer;
  readonly lines: readonly string[];
  readonly encoded?: Readonly<Partial<Record<Encoding, Buffer>>>;
  /** Version of the record that it shows. */
  readonly version?: string | undefined;
  readonly withholds?: boolean;
  /** Request headers on which it depends, if more than the encoding. */
  readonly vary?: string | undefined;
}

/** Compression functions by encoding. */
type Coders = Readonly<Record<Encoding, (bytes: Buffer) => Buffer>>;

const coders: Coders = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => gzipSync(bytes),
  identity: (bytes) => bytes,
};

/** Prepares an answer for sending. */
export function prepareAnswer(answerContent: AnswerContent, code: Coders = coders): PreparedAnswer {
  const { bytes, lines, encoded, version, withholds = false, vary = 'Accept-Encoding' } = answerContent;
  const mark = `"${contentMark(bytes, version)}`;
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
  // A compressed form is assumed to be no larger than the original.
  const size = encodings.reduce((sum, encoding) => sum + (encoded?.[encoding] ?? bytes).length, 0);
  return { mark, plain: bytes, formIn, size, withholds };
}

/** Returns whether an answer is text; other content is compressed already. */
function isText(lines: readonly string[]): boolean {
  return lines.some((line, index) => line.toLowerCase() === 'content-type' && textual.test(lines[index + 1] ?? ''));
}

const textual = /^text\/|json|javascript|xml/;

/** Sends a prepared answer, or 304 to a caller that has it already, with the links of this address. Returns the status. */
export function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  prepared: PreparedAnswer,
  links = '',
): 200 | 304 {
  const { form, isKnown } = formFor(request, prepared);
  const whole = isKnown ? form.wholeNotModified : form.whole;
  const status = isKnown ? 304 : 200;
  if (whole !== undefined && writeWhole(request, response, whole, links)) return status;
  const lines = isKnown ? form.notModified : form.lines;
  response.writeHead(status, links === '' ? lines : [...lines, 'link', links]);
  response.end(isKnown ? undefined : bodyFor(request, form));
  return status;
}

/** Sends a prepared answer, or 304, from within the framework, beside the headers that it has set. */
export function answerWith(request: IncomingMessage, response: ServerResponse, prepared: PreparedAnswer): void {
  const { form, isKnown } = formFor(request, prepared);
  const lines = isKnown ? form.notModified : form.lines;
  for (let place = 0; place < lines.length; place += 2) response.setHeader(lines[place] ?? '', lines[place + 1] ?? '');
  response.statusCode = isKnown ? 304 : 200;
  response.end(isKnown ? undefined : bodyFor(request, form));
}

/** Returns the form of an answer for a caller, and whether the caller has it already. */
function formFor({ headers }: IncomingMessage, prepared: PreparedAnswer) {
  const had = headers['if-none-match'];
  const isKnown = had !== undefined && (had === '*' || had.includes(prepared.mark));
  return { form: prepared.formIn(encodingFor(headers['accept-encoding'])), isKnown };
}

const bodyFor = ({ method }: IncomingMessage, { bytes }: PreparedForm) => (method === 'HEAD' ? undefined : bytes);

const takesBrotli = /\bbr\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/;
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?(?:,|$))/;

/** Returns whether a caller takes gzip. */
export const acceptsGzip = ({ 'accept-encoding': accepted = '' }: IncomingHttpHeaders): boolean =>
  takesGzip.test(String(accepted));

/** Maximum number of cached Accept-Encoding headers; browsers send few different ones. */
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
