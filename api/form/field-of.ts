import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { registerDecorator } from 'class-validator';
import type { Field, Limits } from '../../domain/form/field.ts';
import type { Fields } from '../../domain/form/form.ts';
import { easternYear } from '../../domain/time/eastern.ts';

/**
 * Makes a property of a DTO an input of a form: class-transformer cleans it with the field's reader,
 * class-validator refuses it with the field's sentence, and the API document shows the field's limits.
 */
export function FieldOf(form: { readonly fields: Fields }): PropertyDecorator {
  return (target, key) => {
    const name = String(key);
    const field = form.fields[name];
    if (field === undefined) throw new Error(`The form has no field named ${name}`);
    Transform(({ value }) => cleaned(field, value))(target, key);
    validated(field, target, name);
    ApiProperty(documented(field.limits(circumstances())))(target, key);
  };
}

function circumstances() {
  return { year: easternYear(new Date()) };
}

function cleaned(field: Field<unknown>, raw: unknown): unknown {
  const reading = field.read(raw, circumstances());
  return 'complaint' in reading ? raw : reading.value;
}

function validated(field: Field<unknown>, target: object, propertyName: string): void {
  const complaintAbout = (raw: unknown) => {
    const reading = field.read(raw, circumstances());
    return 'complaint' in reading ? reading.complaint : undefined;
  };
  registerDecorator({
    name: 'isAnswered',
    target: target.constructor,
    propertyName,
    validator: {
      validate: (raw: unknown) => complaintAbout(raw) === undefined,
      defaultMessage: (about) => complaintAbout(about?.value) ?? '',
    },
  });
}

function documented({ options, type, of = 'string', required, ...bounds }: Limits): ApiPropertyOptions {
  const shared = { required, nullable: !required };
  if (type === 'object') return { type, selfRequired: required, nullable: !required, additionalProperties: true };
  if (type === 'array') return { ...shared, type: 'array', items: { type: of }, ...bounds };
  return { ...shared, type, ...bounds, ...(options !== undefined && { enum: [...options] }) };
}
