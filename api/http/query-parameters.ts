import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiQuery } from '@nestjs/swagger';
import type { Request } from 'express';
import { AnswersRefused } from '../../domain/rule/form/accept-answers.ts';
import { inEnglish, type Sentence } from '../../domain/rule/language/sentence.ts';
import { idIn } from './positive-id.pipe.ts';

/** Parameter of a query: what the document says of it, and its reader. */
export interface QueryParameter<Value = unknown> {
  readonly description: string;
  readonly schema: {
    readonly type: 'string' | 'boolean' | 'integer';
    readonly enum?: string[];
    readonly minimum?: number;
  };
  /** Reads the written value, a list if it is written more than once; undefined if it says nothing. Refuses what is no value of the parameter. */
  read(written: unknown, name: string): Value | undefined;
}

/** Parameters of a route by name. */
export type QueryParameters = Readonly<Record<string, QueryParameter>>;

/** Read values of parameters. */
export type QueryValues<Declared extends QueryParameters> = {
  readonly [Name in keyof Declared]: ReturnType<Declared[Name]['read']>;
};

/** Declares a parameter that says something only by `true`. */
export const flag = (description: string): QueryParameter<boolean> => ({
  description,
  schema: { type: 'boolean' },
  read: (written, name) => {
    const word = textOf(written, name);
    if (word !== 'true' && word !== 'false' && word !== undefined) throw wrongValue(name, 'Please write true or false');
    return word === 'true' || undefined;
  },
});

/** Declares a parameter with a text, of which the first 100 characters count. */
export const words = (description: string): QueryParameter<string> => ({
  description,
  schema: { type: 'string' },
  read: (written, name) => textOf(written, name)?.trim().slice(0, 100) || undefined,
});

/** Declares a parameter with the id of a record. */
export const idOf = (description: string): QueryParameter<number> => ({
  description,
  schema: { type: 'integer', minimum: 1 },
  read: (written, name) => {
    const id = textOf(written, name);
    if (id !== undefined && idIn(id) === undefined) throw wrongValue(name, 'Please write the number of a record');
    return id === undefined ? undefined : idIn(id);
  },
});

/** Declares a parameter with a moment in ISO 8601. */
export const momentOf = (description: string): QueryParameter<Date> => ({
  description,
  schema: { type: 'string' },
  read: (written, name) => {
    const text = textOf(written, name);
    if (text === undefined) return undefined;
    const moment = new Date(text);
    if (Number.isNaN(moment.getTime())) throw wrongValue(name, noMoment);
    return moment;
  },
});

const noMoment = inEnglish('Please write a moment such as 2026-11-07T12:41:00Z');

/** Returns the text of a parameter, undefined without one; a parameter is written once. */
function textOf(written: unknown, name: string): string | undefined {
  if (written === undefined || written === '') return undefined;
  if (typeof written !== 'string') throw wrongValue(name, 'Please write this once');
  return written;
}

const wrongValue = (name: string, sentence: Sentence) => new AnswersRefused({ [name]: sentence });

const Declared = Reflector.createDecorator<QueryParameters>();

/** Declares the only parameters that a route reads. */
export function Reads(parameters: QueryParameters): MethodDecorator {
  const documented = Object.entries(parameters).map(([name, { read, ...about }]) =>
    ApiQuery({ name, required: false, ...about }),
  );
  return applyDecorators(Declared(parameters), ...documented);
}

/** Returns the parameters that a route reads. */
export function parametersOf(handler: object): QueryParameters {
  const declared: QueryParameters | undefined = Reflect.getMetadata(Declared.KEY, handler);
  return declared ?? {};
}

/** Injects the read values of the declared parameters. */
export const ValuesOfQuery = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { query } = context.switchToHttp().getRequest<Request>();
  return Object.fromEntries(
    Object.entries(parametersOf(context.getHandler())).map(([name, { read }]) => [name, read(query[name], name)]),
  );
});
