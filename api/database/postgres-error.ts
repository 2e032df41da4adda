/** Returns PostgreSQL's code of an error, as pg throws it or as TypeORM wraps it; undefined if the error is not PostgreSQL's. */
export const codeOf = (error: unknown): string | undefined => textIn(error, 'code');

/** Returns the name of the constraint that an error reports. */
export const constraintOf = (error: unknown): string | undefined => textIn(error, 'constraint');

function textIn(error: unknown, name: string): string | undefined {
  const text: unknown = Reflect.get(Object(error), name);
  return typeof text === 'string' ? text : undefined;
}
