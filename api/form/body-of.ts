import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Expose, Transform } from 'class-transformer';
import { registerDecorator } from 'class-validator';
import type { Circumstances, Field, Limits } from '../../domain/rule/form/field.ts';
import type { AnswersTo, Fields } from '../../domain/rule/form/form.ts';
import { type Sentence, translate } from '../../domain/rule/language/sentence.ts';
import { easternYear } from '../../domain/rule/time/eastern.ts';
import { type ComplaintAbout, isAnswered } from '../http/validation.ts';

declare module 'class-transformer' {
  interface ClassTransformOptions {
    /** Circumstances that fields depend on; if absent, each field uses the current day. */
    readonly circumstances?: Circumstances;
  }
}

/**
 * Returns the DTO class of a form: class-transformer reads each field once with the field's reader,
 * class-validator refuses with the field's sentence, the API document shows its limits. Its instances are the accepted answers.
 */
export function BodyOf<F extends Fields>(form: { readonly fields: F }): Type<AnswersTo<F>> {
  return bodyOf(form.fields, (field) => field) as Type<AnswersTo<F>>;
}

/** Returns the DTO class of a form with some optional answers; omitted ones are absent. */
export function BodyWithout<F extends Fields, P extends keyof F & string>(
  form: { readonly fields: F },
  ...unsent: readonly P[]
): Type<Omit<AnswersTo<F>, P> & Partial<Pick<AnswersTo<F>, P>>> {
  const names: readonly string[] = unsent;
  const body = bodyOf(form.fields, (field, name) => (names.includes(name) ? perhaps(field) : field));
  return body as Type<Omit<AnswersTo<F>, P> & Partial<Pick<AnswersTo<F>, P>>>;
}

/** Returns the DTO class of a partial change; omitted answers are absent. */
export function PartOf<F extends Fields>(form: { readonly fields: F }): Type<Partial<AnswersTo<F>>> {
  return bodyOf(form.fields, perhaps) as Type<Partial<AnswersTo<F>>>;
}

function bodyOf(fields: Fields, asSent: (field: Field<unknown>, name: string) => Field<unknown>): Type<object> {
  class Body {}
  for (const [name, field] of Object.entries(fields)) ask(Body, name, asSent(field, name));
  return Body;
}

/** Returns the same field as optional, read only if it was sent. */
function perhaps(field: Field<unknown>): Field<unknown> {
  return {
    ...field,
    limits: (at) => ({ ...field.limits(at), required: false }),
    read: (raw, at) => (raw === undefined ? { value: undefined } : field.read(raw, at)),
  };
}

function ask({ prototype }: Type<object>, name: string, field: Field<unknown>): void {
  Expose()(prototype, name);
  Transform(({ value, options }) => answerTo(field, value, options.circumstances))(prototype, name);
  answered(field, prototype, name);
  const limits = field.limits(today());
  const { inWords } = field;
  ApiProperty(documented(inWords === undefined ? limits : { ...limits, required: false }))(prototype, name);
  if (inWords !== undefined) askInWords(prototype, name, inWords);
}

/** Notes and documents the property that may stand in place of an id. */
function askInWords(prototype: object, name: string, property: string): void {
  Reflect.defineMetadata(inWordsOf(name), property, prototype);
  const description = `Name of the record, in place of ${name}.`;
  ApiProperty({ type: 'string', required: false, nullable: true, description })(prototype, property);
}

const inWordsOf = (name: string) => `golden-goal:in-words:${name}`;

/** Returns the property of a body that names a record in place of its id. */
export function wordsFor({ prototype }: { readonly prototype?: object }, name: string): string | undefined {
  return prototype && Reflect.getMetadata(inWordsOf(name), prototype);
}

const today = (): Circumstances => ({ year: easternYear(new Date()) });

/** Stands in for an invalid answer until it is refused. */
class NotTaken {
  constructor(readonly complaint: Sentence) {}
}

function answerTo(field: Field<unknown>, raw: unknown, circumstances = today()): unknown {
  const reading = field.read(raw, circumstances);
  return 'complaint' in reading ? new NotTaken(reading.complaint) : reading.value;
}

/** Refuses invalid answers. If the body is a list, nothing was read, and each field reports its own absence. */
function answered(field: Field<unknown>, target: object, propertyName: string): void {
  const complaintAbout: ComplaintAbout = (answer) => {
    const taken = answer === undefined ? answerTo(field, undefined) : answer;
    return taken instanceof NotTaken ? taken.complaint : undefined;
  };
  registerDecorator({
    name: isAnswered,
    target: target.constructor,
    propertyName,
    options: { context: { complaintAbout } },
    validator: {
      validate: (answer: unknown) => complaintAbout(answer) === undefined,
      defaultMessage: (about) => translate(complaintAbout(about?.value) ?? 'Please check this answer'),
    },
  });
}

function documented({ options, type, of = 'string', parts, required, ...bounds }: Limits): ApiPropertyOptions {
  const shared = { required, nullable: !required };
  const fields = parts && { properties: { ...parts }, required: Object.keys(parts) };
  if (type === 'object')
    return { type, selfRequired: required, nullable: !required, ...(fields ?? { additionalProperties: true }) };
  const items = { type: of, ...fields };
  if (type === 'array') return { ...shared, type: 'array', items, ...bounds };
  return { ...shared, type, ...bounds, ...(options !== undefined && { enum: [...options] }) };
}
