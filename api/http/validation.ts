import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { AnswersRefused } from '../../domain/form/accept-answers.ts';
import type { Circumstances } from '../../domain/form/field.ts';
import type { Sentence } from '../../domain/language/sentence.ts';
import { easternYear } from '../../domain/time/eastern.ts';

/**
 * Reads every body once, by the form its DTO is made of: what no field names is left out, all complaints come at once,
 * and what arrives in the controller are accepted answers.
 */
export function validation(): ValidationPipe {
  return new BodyValidation({
    transform: true,
    transformOptions: reading,
    exceptionFactory: (errors: ValidationError[]) =>
      new AnswersRefused(Object.fromEntries(errors.map((error) => [error.property, complaintOf(error)]))),
  });
}

/** How class-transformer reads a body; it copies these options, and so asks for the year once a body. */
const reading = {
  excludeExtraneousValues: true,
  exposeUnsetFields: false,
  get circumstances(): Circumstances {
    return { year: easternYear(new Date()) };
  },
};

/** Leaves paths and queries as they were written: "1.0" and "+1" are no ids. */
class BodyValidation extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    return metadata.type === 'body' ? super.transform(value, metadata) : value;
  }
}

/** By which name a field of a body refuses an answer. */
export const isAnswered = 'isAnswered';

/** What a field has to say about what was read for it; undefined where it was taken. */
export type ComplaintAbout = (answer: unknown) => Sentence | undefined;

/** What is wrong with one answer: class-validator hands on a text, the sentence itself is beside it. */
function complaintOf({ value, contexts }: ValidationError): Sentence {
  const about: { readonly complaintAbout?: ComplaintAbout } = contexts?.[isAnswered] ?? {};
  return about.complaintAbout?.(value) ?? 'Please check this answer';
}
