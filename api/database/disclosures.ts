import type { AuditedThing } from '../../domain/port/audit.ts';
import type { Bind } from './list-filter.ts';

/** What a line says of the rows that are shown: of a page how many and whose, of a single one its number. */
export type NotedRows = 'page' | { readonly recordId: number };

/** Writes a line from within the statement that reads the rows, out of its part `page`; where there are none, no line. */
export type PageNote = (bind: Bind) => string;

/** The lines that whoever looks at somebody's contact leaves: kept with the very statement that reads it, or nothing is read. */
export abstract class Disclosures {
  abstract noteOf(thing: AuditedThing, rows: NotedRows): PageNote;
}
