import type { Language } from '../../domain/rule/language/language.ts';
import { versionShown } from '../http/content-mark.ts';
import { type Ask, type InternalAnswer, type InternalRequest, requestInternally } from './internal-request.ts';
import { cacheControlOf } from './prepared.ts';
import { type AnswerContent, type PreparedAnswer, prepareAnswer } from './prepared-answer.ts';
import type { PreparedPage } from './prepared-pages.ts';
import type { PreparedRoute } from './prepared-routes.ts';

/** Audience of an answer: anonymous callers, or those who have named a team of the tournament. */
type For = 'strangers' | 'spectators';

/** Answer to be made; without a route and a page it is a file. */
export interface ToMake {
  readonly route?: PreparedRoute;
  readonly page?: PreparedPage;
  /** Language, for an address with several. */
  readonly language?: Language;
  readonly id?: number;
  readonly whose?: For;
}

/** Makes public answers by asking the framework as anybody. */
export class AnswerMaker {
  constructor(private readonly ask: Ask) {}

  /** Makes the answer; undefined if it is not public. An answer with the same bytes as before is reused without compressing it again. */
  async make(url: string, toMake: ToMake, latest: PreparedAnswer | undefined): Promise<PreparedAnswer | undefined> {
    const { route, whose, language } = toMake;
    if (route === undefined) return this.preparePage(url, toMake, latest);
    const answer = await this.answerTo(url, {
      headers: languageLine(language),
      isForSpectators: whose === 'spectators',
    });
    if (!isForEverybody(answer)) return undefined;
    if (latest?.plain.equals(answer.bytes)) return latest;
    const { bytes } = answer;
    return prepareAnswer({ bytes, lines: linesOf(answer, route), ...readIn(bytes, route), ...variesBy(language) });
  }

  /** Makes the answer of a page or file, with the encodings of its file. */
  private async preparePage(
    url: string,
    { language, page }: ToMake,
    latest: PreparedAnswer | undefined,
  ): Promise<PreparedAnswer | undefined> {
    const headers = { ...languageLine(language), ...(page?.isChosen && { cookie: `language=${language}` }) };
    const plain = await this.answerTo(url, { headers: { ...headers, 'accept-encoding': 'identity' } });
    if (!isForEverybody(plain)) return undefined;
    if (latest?.plain.equals(plain.bytes)) return latest;
    const [br, gzip] = isFile(plain)
      ? await Promise.all(
          ['br', 'gzip'].map((encoding) =>
            this.answerTo(url, { headers: { ...headers, 'accept-encoding': encoding } }),
          ),
        )
      : [];
    const encoded = { ...(isIn('br', br) && { br: br.bytes }), ...(isIn('gzip', gzip) && { gzip: gzip.bytes }) };
    const head = plain.head.filter(([name]) => !(page?.isShared && name === 'link'));
    return prepareAnswer({ bytes: plain.bytes, lines: linesOf({ head }), encoded, ...variesBy(language) });
  }

  private async answerTo(url: string, how: Omit<InternalRequest, 'url'>): Promise<InternalAnswer> {
    const answer = await requestInternally(this.ask, { url, ...how });
    if (answer.status === 503) throw new Error(`${url} cannot be answered now`);
    return answer;
  }
}

const languageLine = (language?: Language) => (language === undefined ? {} : { 'accept-language': language });

const variesBy = (language?: Language) => language && { vary: 'Accept-Encoding, Accept-Language, Cookie' };

/** Returns whether an answer is the same for all; the language that a link names is kept for everybody who opens it. */
function isForEverybody({ status, head }: InternalAnswer): boolean {
  return status === 200 && head.every(([name, value]) => name !== 'set-cookie' || value.startsWith('language='));
}

const isFile = ({ head }: InternalAnswer) => head.some(([name]) => name === 'accept-ranges');

const isIn = (encoding: string, answer: InternalAnswer | undefined): answer is InternalAnswer =>
  answer?.head.some(([name, value]) => name === 'content-encoding' && value === encoding) === true;

/** Headers that differ by form, or belong to one request alone. */
const ownLines = new Set([
  ...['etag', 'vary', 'content-length', 'content-encoding', 'x-request-id', 'date', 'connection', 'accept-ranges'],
]);

function linesOf({ head }: Pick<InternalAnswer, 'head'>, route?: PreparedRoute): AnswerContent['lines'] {
  const kept = route && cacheControlOf(route);
  return head
    .filter(([name]) => !ownLines.has(name))
    .flatMap(([name, value]) => [name, name === 'cache-control' ? (kept ?? value) : value]);
}

/** Returns the version of the answer's record, which its ETag names for later changes, and whether it withholds something. */
function readIn(bytes: Buffer, { withheldIf }: PreparedRoute): Pick<AnswerContent, 'version' | 'withholds'> {
  if (!bytes.subarray(0, 1).equals(Buffer.from('{'))) return {};
  const shown: object = JSON.parse(bytes.toString());
  const withholds = withheldIf !== undefined && Reflect.get(shown, withheldIf) !== false;
  return { withholds, version: versionShown(shown) };
}
