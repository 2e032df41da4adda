import type { EntitySchemaOptions } from 'typeorm';

type Reference = NonNullable<EntitySchemaOptions<unknown>['foreignKeys']>[number];

/** A foreign key to another table's id. */
export function refersTo(name: string, column: string, target: string): Reference {
  return { name, target, columnNames: [column], referencedColumnNames: ['id'] };
}

/** The same key; the row goes with what it refers to. */
export const goesWith = (key: Reference): Reference => ({ ...key, onDelete: 'CASCADE' });

/** The same key; the row stays and forgets what it referred to. */
export const outlives = (key: Reference): Reference => ({ ...key, onDelete: 'SET NULL' });
