import type { RequestHandler } from 'express';
import { catalogueOf } from '../../domain/rule/language/language.ts';
import { translate } from '../../domain/rule/language/sentence.ts';
import { answerLanguage } from './answer-language.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses writes that another site makes a visitor's browser send; only our own pages may change data. */
export function refuseCrossSite(publicBaseUrl: string): RequestHandler {
  const ours = new URL(publicBaseUrl).host;
  return (request, response, next) => {
    if (safe.has(request.method) || !isForeign(request.headers, ours)) next();
    else {
      const message = translate('This request came from another site', catalogueOf[answerLanguage(request)]);
      response.status(403).json({ message, requestId: request.id });
    }
  };
}

function isForeign(headers: { readonly [name: string]: unknown }, ours: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site') return true;
  const origin = headers.origin;
  if (typeof origin !== 'string' || origin === '') return false;
  const host = URL.canParse(origin) ? new URL(origin).host : '';
  return host !== headers.host && host !== ours;
}
