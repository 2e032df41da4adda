import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { AnswersRefused } from '../../domain/rule/form/accept-answers.ts';
import type { Circumstances } from '../../domain/rule/form/field.ts';
import type { Sentence } from '../../domain/rule/language/sentence.ts';
import { easternYear } from '../../domain/rule/time/eastern.ts';

/**
 * Validates every body by its DTO's form: drops unknown fields, reports all complaints at once,
 * and passes accepted answers to the controller.
 */
export function validation(): ValidationPipe {
  return new BodyValidation({
    transform: true,
    transformOptions: reading,
    exceptionFactory: (errors: ValidationError[]) =>
      new AnswersRefused(Object.fromEntries(errors.map((error) => [error.property, complaintOf(error)]))),
  });
}

/** Options of class-transformer, which copies them for each body and so reads the year once a body. */
const reading = {
  excludeExtraneousValues: true,
  exposeUnsetFields: false,
  get circumstances(): Circumstances {
    return { year: easternYear(new Date()) };
  },
};

/** Leaves paths and queries as written, since "1.0" and "+1" are no ids. */
class BodyValidation extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    return metadata.type === 'body' ? super.transform(value, metadata) : value;
  }
}

/** Name of the constraint by which a field refuses an answer. */
export const isAnswered = 'isAnswered';

/** Returns the complaint about a field's read answer; undefined if it is accepted. */
export type ComplaintAbout = (answer: unknown) => Sentence | undefined;

/** Returns the complaint about one answer from the error's context, because class-validator passes on texts only. */
function complaintOf({ value, contexts }: ValidationError): Sentence {
  const about: { readonly complaintAbout?: ComplaintAbout } = contexts?.[isAnswered] ?? {};
  return about.complaintAbout?.(value) ?? 'Please check this answer';
}
