import type { AuditedThing } from '../../domain/port/audit.ts';
import type { Bind } from './list-filter.ts';

/** Subject of an audit entry: the rows of a page, or one record by its id. */
export type AuditedRows = 'page' | { readonly recordId: number };

/** Returns SQL that writes an audit entry from within the reading statement's part `page`; writes none if the page is empty. */
export type PageNote = (bind: Bind) => string;

/** Audit entries about views of contact data, written by the very statement that reads it; if one cannot be written, nothing is read. */
export abstract class Disclosures {
  abstract noteOf(thing: AuditedThing, rows: AuditedRows): PageNote;
}
