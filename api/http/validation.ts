import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { AnswersRefused } from '../../domain/form/accept-answers.ts';
import type { Circumstances } from '../../domain/form/field.ts';
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
      new AnswersRefused(
        Object.fromEntries(errors.map(({ property, constraints }) => [property, firstOf(constraints)])),
      ),
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

function firstOf(constraints: Readonly<Record<string, string>> = {}): string {
  return Object.values(constraints)[0] ?? 'Please check this answer';
}
