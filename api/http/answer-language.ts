import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { MessageAnswer } from '../../domain/answer/site/message-answer.ts';
import { AnswersRefused } from '../../domain/rule/form/accept-answers.ts';
import { catalogueOf, isLanguage, type Language, languages } from '../../domain/rule/language/language.ts';
import { type Sentence, translate } from '../../domain/rule/language/sentence.ts';
import { currentRequest } from './current-request.ts';
import { languageNamed, languageOf } from './language-of.ts';
import type { QueryParameter } from './query-parameters.ts';

/** Returns the language in which the caller has read the form that they send, if the request names one of ours. */
export const requestedLanguage = ({ headers }: Request): Language | undefined => languageNamed(headers);

/** Returns the language of the answer, and sets Content-Language and Vary accordingly. */
export function answerLanguage(request: Request): Language {
  const language = languageOf(request.headers);
  request.res?.vary('Accept-Language, Cookie').setHeader('Content-Language', language);
  return language;
}

/** Injects the language of the answer. */
export const InLanguage = createParamDecorator(
  (_: unknown, context: ExecutionContext): Language => answerLanguage(context.switchToHttp().getRequest<Request>()),
);

/** Query parameter that sets the language of an answer, for programs that send no language, such as calendars. */
export const languageOfAddress: QueryParameter<Language> = {
  description: 'The language of what it says',
  schema: { type: 'string', enum: [...languages] },
  read: (written, name) => {
    if (written === undefined || isLanguage(written)) return written;
    throw new AnswersRefused({ [name]: 'Please choose English or Spanish' });
  },
};

/** Injects the language of the answer, from the parameter `language` if the query has it. */
export const InLanguageOfAddress = createParamDecorator((_: unknown, context: ExecutionContext): Language => {
  const request = context.switchToHttp().getRequest<Request>();
  const [preferred, named] = [answerLanguage(request), languageOfAddress.read(request.query.language, 'language')];
  if (named !== undefined) request.res?.setHeader('Content-Language', named);
  return named ?? preferred;
});

/** Returns a sentence in the caller's language as answer. */
export function answer(sentence: Sentence): MessageAnswer {
  const request = currentRequest();
  const language = request === undefined ? languages[0] : answerLanguage(request);
  return { message: translate(sentence, catalogueOf[language]) };
}
