import type { IncomingHttpHeaders } from 'node:http';
import type { Request } from 'express';
import Negotiator from 'negotiator';
import { isLanguage, type Language, languages } from '../../domain/rule/language/language.ts';
import { languageInLink } from '../../domain/rule/site/links.ts';

const chosen = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/;

/** Returns the language of an answer: the device's choice, else the browser's preference, else our first language. */
export function languageOf(headers: IncomingHttpHeaders): Language {
  return languageNamed(headers) ?? languages[0];
}

/** Returns the language of a request, by the device's choice or the browser's preference; undefined if none is ours. */
export function languageNamed(headers: IncomingHttpHeaders): Language | undefined {
  return languageOnDevice(headers) ?? preferredIn(headers['accept-language'] ?? '');
}

/** Returns the language chosen on the device, by the site's switch or by the first link that named one. */
export function languageOnDevice({ cookie = '' }: IncomingHttpHeaders): Language | undefined {
  const own = chosen.exec(cookie)?.[1];
  return isLanguage(own) ? own : undefined;
}

/** Returns the language named by the link that opened a page. */
export function languageOfLink({ query }: Pick<Request, 'query'>): Language | undefined {
  const named = query[languageInLink];
  return isLanguage(named) ? named : undefined;
}

/** Returns the language of a page: the device's choice, else the link's, else the browser's preference. */
export function languageOfPage(request: Pick<Request, 'headers' | 'query'>): Language {
  return languageOnDevice(request.headers) ?? languageOfLink(request) ?? languageOf(request.headers);
}

/** Maximum number of cached Accept-Language headers; browsers send few different ones. */
const mostKnown = 100;
const known = new Map<string, Language | undefined>();

function preferredIn(line: string): Language | undefined {
  if (known.has(line)) return known.get(line);
  const preferred = new Negotiator({ headers: { 'accept-language': line } }).language([...languages]);
  // A lone star names no language.
  const read = isLanguage(preferred) && /[a-z]/i.test(line) ? preferred : undefined;
  if (known.size < mostKnown) known.set(line, read);
  return read;
}
