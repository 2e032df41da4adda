import type { EntitySchemaOptions } from 'typeorm';

type Reference = NonNullable<EntitySchemaOptions<unknown>['foreignKeys']>[number];

/** Returns a foreign key to another table's id. */
export function refersTo(name: string, column: string, target: string): Reference {
  return { name, target, columnNames: [column], referencedColumnNames: ['id'] };
}

/** Returns the same key with deletion on cascade. */
export const cascading = (key: Reference): Reference => ({ ...key, onDelete: 'CASCADE' });

/** Returns the same key, set to null when the referenced row is deleted. */
export const nullingOnDelete = (key: Reference): Reference => ({ ...key, onDelete: 'SET NULL' });
