import type { RequestHandler } from 'express';
import { languageOfLink, languageOnDevice } from './language-of.ts';

/** Milliseconds for which the language is remembered, a year, as by the site's switch. */
const remembered = 365 * 24 * 60 * 60 * 1000;

/**
 * Stores the language of the first link that names one on a device without a choice, so that later pages use it too. An existing choice
 * stays: a letter never overrides the language switch.
 */
export function keepLanguageOfLink(isHttps: boolean): RequestHandler {
  return (request, response, next) => {
    const named = languageOfLink(request);
    if (named !== undefined && languageOnDevice(request.headers) === undefined) {
      // The switch sets this cookie in the page, so scripts must be able to read it.
      response.cookie('language', named, { path: '/', maxAge: remembered, sameSite: 'lax', secure: isHttps });
    }
    next();
  };
}
