import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiQuery } from '@nestjs/swagger';
import type { Request } from 'express';
import { positiveId } from './positive-id.pipe.ts';

/** Parameter of a query: what the document says of it, and its reader. */
export interface QueryParameter<Value = unknown> {
  readonly description: string;
  readonly enum?: string[];
  /** Reads the written value, a list if it is written more than once; undefined if it says nothing. Refuses what is no value of the parameter. */
  read(written: unknown): Value | undefined;
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
  read: (written) => (written === 'true' ? true : undefined),
});

/** Declares a parameter with a text, of which the first 100 characters count. */
export const words = (description: string): QueryParameter<string> => ({
  description,
  read: (written) => (typeof written === 'string' && written.trim().slice(0, 100)) || undefined,
});

/** Declares a parameter with the id of a record. */
export const idOf = (description: string): QueryParameter<number> => ({
  description,
  read: (written) => (typeof written === 'string' && written !== '' ? positiveId(written) : undefined),
});

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
    Object.entries(parametersOf(context.getHandler())).map(([name, { read }]) => [name, read(query[name])]),
  );
});
