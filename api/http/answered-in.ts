import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Said } from '../../domain/answer/site/said.ts';
import { catalogueOf, type Language, languages } from '../../domain/language/language.ts';
import { type Sentence, spoken } from '../../domain/language/sentence.ts';
import { currentRequest } from './current-request.ts';
import { languageNamed, languageOf } from './language-of.ts';

/** The language in which somebody has read what they send, where the call names one of ours. */
export const languageAskedFor = ({ headers }: Request): Language | undefined => languageNamed(headers);

/** The language of the answer to a request; it says that it is in it, and that there are others. */
export function answeredIn(request: Request): Language {
  const language = languageOf(request.headers);
  request.res?.vary('Accept-Language, Cookie').setHeader('Content-Language', language);
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
