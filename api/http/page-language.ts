import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import { isLanguage, type Language, languages } from '../../domain/language/language.ts';

const chosen = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/;

/** The language of a page of the site: what was chosen on this device, or else what its browser prefers. */
export function languageOfPage(headers: IncomingHttpHeaders): Language {
  const own = chosen.exec(headers.cookie ?? '')?.[1];
  return isLanguage(own) ? own : languagePreferred(headers['accept-language']);
}

/** What browsers write is written by many: so many of their lines are read once. */
const mostKnown = 100;
const known = new Map<string, Language>();

/** Of the languages the product speaks, the one that a line of Accept-Language prefers; the first where it names none. */
export function languagePreferred(line = ''): Language {
  const read = known.get(line) ?? languageIn(line);
  if (known.size < mostKnown) known.set(line, read);
  return read;
}

function languageIn(line: string): Language {
  const preferred = new Negotiator({ headers: { 'accept-language': line } }).language([...languages]);
  return isLanguage(preferred) ? preferred : languages[0];
}
