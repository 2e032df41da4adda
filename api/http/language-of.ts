import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import { isLanguage, type Language, languages } from '../../domain/language/language.ts';

const chosen = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/;

/** The language of an answer: what was chosen on this device, or else what its browser prefers; the first where neither is one of ours. */
export function languageOf(headers: IncomingHttpHeaders): Language {
  return languageNamed(headers) ?? languages[0];
}

/** The language that a request names, by a choice on the device or by its browser; undefined where it names none of ours. */
export function languageNamed({
  cookie = '',
  'accept-language': line = '',
}: IncomingHttpHeaders): Language | undefined {
  const own = chosen.exec(cookie)?.[1];
  return isLanguage(own) ? own : preferredIn(line);
}

/** What browsers write is written by many: so many of their lines are read once. */
const mostKnown = 100;
const known = new Map<string, Language | undefined>();

function preferredIn(line: string): Language | undefined {
  if (known.has(line)) return known.get(line);
  const preferred = new Negotiator({ headers: { 'accept-language': line } }).language([...languages]);
  // A star alone prefers none.
  const read = isLanguage(preferred) && /[a-z]/i.test(line) ? preferred : undefined;
  if (known.size < mostKnown) known.set(line, read);
  return read;
}
