import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Said } from '../../domain/answer/site/said.ts';
import { AnswersRefused } from '../../domain/form/accept-answers.ts';
import { catalogueOf, isLanguage, type Language, languages } from '../../domain/language/language.ts';
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

/** Where an answer can be asked for in a language by its address: for programs that say nothing of languages, such as calendars. */
export const languageParameter = 'language';

/** The language of an answer that its address may name; one that is none of ours is refused. */
export const InLanguageOfAddress = createParamDecorator((_: unknown, context: ExecutionContext): Language => {
  const request = context.switchToHttp().getRequest<Request>();
  const named = request.query[languageParameter];
  const preferred = answeredIn(request);
  if (named === undefined) return preferred;
  if (!isLanguage(named)) throw new AnswersRefused({ [languageParameter]: 'Please choose English or Spanish' });
  request.res?.setHeader('Content-Language', named);
  return named;
});

/** A sentence for whoever asks, in their language. */
export function answer(sentence: Sentence): Said {
  const request = currentRequest();
  const language = request === undefined ? languages[0] : answeredIn(request);
  return { message: spoken(sentence, catalogueOf[language]) };
}
