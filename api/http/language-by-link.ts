import type { RequestHandler } from 'express';
import { languageOfLink, languageOnDevice } from './language-of.ts';

/** As long as the switch of the site remembers, in milliseconds: a year. */
const remembered = 365 * 24 * 60 * 60 * 1000;

/**
 * A device that has chosen no language keeps that of the first link that says one, so that the pages after it are read in the same. What was
 * chosen stays: nobody's switch is turned by a letter.
 */
export function keepLanguageOfLink(isHttps: boolean): RequestHandler {
  return (request, response, next) => {
    const named = languageOfLink(request);
    if (named !== undefined && languageOnDevice(request.headers) === undefined) {
      // The switch writes it in the page, so that scripts may see it.
      response.cookie('language', named, { path: '/', maxAge: remembered, sameSite: 'lax', secure: isHttps });
    }
    next();
  };
}
