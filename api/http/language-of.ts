import type { IncomingHttpHeaders } from 'node:http';
import type { Request } from 'express';
import Negotiator from 'negotiator';
import { isLanguage, type Language, languages } from '../../domain/language/language.ts';
import { languageInLink } from '../../domain/site/links.ts';

const chosen = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/;

/** The language of an answer: what was chosen on this device, or else what its browser prefers; the first where neither is one of ours. */
export function languageOf(headers: IncomingHttpHeaders): Language {
  return languageNamed(headers) ?? languages[0];
}

/** The language that a request names, by a choice on the device or by its browser; undefined where it names none of ours. */
export function languageNamed(headers: IncomingHttpHeaders): Language | undefined {
  return languageOnDevice(headers) ?? preferredIn(headers['accept-language'] ?? '');
}

/** The language that was chosen on the device: by the switch of the site, or by the first link that said one. */
export function languageOnDevice({ cookie = '' }: IncomingHttpHeaders): Language | undefined {
  const own = chosen.exec(cookie)?.[1];
  return isLanguage(own) ? own : undefined;
}

/** The language that the link says by which a page is opened. */
export function languageOfLink({ query }: Pick<Request, 'query'>): Language | undefined {
  const named = query[languageInLink];
  return isLanguage(named) ? named : undefined;
}

/** The language of a page: what was chosen on the device, or else what the link says, or else what the browser prefers. */
export function languageOfPage(request: Pick<Request, 'headers' | 'query'>): Language {
  return languageOnDevice(request.headers) ?? languageOfLink(request) ?? languageOf(request.headers);
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
