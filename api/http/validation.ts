import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { AnswersRefused } from '../../domain/form/accept-answers.ts';

/** Checks every body against its DTO before the controller: what no field names is left out, all complaints come at once. */
export function validation(): ValidationPipe {
  return new BodyValidation({
    transform: true,
    whitelist: true,
    exceptionFactory: (errors: ValidationError[]) =>
      new AnswersRefused(
        Object.fromEntries(errors.map(({ property, constraints }) => [property, firstOf(constraints)])),
      ),
  });
}

/** Leaves paths and queries as they were written: "1.0" and "+1" are no ids. */
class BodyValidation extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    return metadata.type === 'body' ? super.transform(value, metadata) : value;
  }
}

function firstOf(constraints: Readonly<Record<string, string>> = {}): string {
  return Object.values(constraints)[0] ?? 'Please check this answer';
}
