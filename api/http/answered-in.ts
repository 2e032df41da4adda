import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Said } from '../../domain/answer/site/said.ts';
import { catalogueOf, type Language, languages } from '../../domain/language/language.ts';
import { type Sentence, spoken } from '../../domain/language/sentence.ts';
import { currentRequest } from './current-request.ts';
import { languagePreferred } from './page-language.ts';

/** The language that whoever calls the API prefers, of those the product speaks: in it they have read what they send. */
export const languageAskedFor = ({ headers }: Request): Language => languagePreferred(headers['accept-language']);

/** The same language; the answer says that it is in it, and that there are others. */
export function answeredIn(request: Request): Language {
  const language = languageAskedFor(request);
  request.res?.vary('Accept-Language').setHeader('Content-Language', language);
  return language;
}

/** The language of the answer. */
export const InLanguage = createParamDecorator(
  (_: unknown, context: ExecutionContext): Language => answeredIn(context.switchToHttp().getRequest<Request>()),
);

/** A sentence for whoever asks, in their language. */
export function answer(sentence: Sentence): Said {
  const request = currentRequest();
  const language = request === undefined ? languages[0] : answeredIn(request);
  return { message: spoken(sentence, catalogueOf[language]) };
}
