import { roleNames } from '../../domain/rule/access/role.ts';
import type { ExportFile } from './csv.ts';
import { inTime, labelled, moment, of } from './csv-columns.ts';

/** Audit file: deeds and their authors. */
export const auditFile: ExportFile = {
  stem: 'audit',
  columns: [
    inTime(moment, 'When', 'at'),
    of('Who', 'who'),
    labelled('Acted As', 'role', roleNames),
    of('Kind', 'kind'),
    of('Known By', 'proved'),
    of('What', 'what'),
    of('Of', 'thing'),
    of('Number', 'recordId'),
    ['From', ({ from }) => (from === null ? '' : JSON.stringify(from))],
    ['To', ({ to }) => (to === null ? '' : JSON.stringify(to))],
    of('Request', 'requestId'),
    of('Source', 'source'),
  ],
};
