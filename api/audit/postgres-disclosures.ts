import { Injectable } from '@nestjs/common';
import type { AuditedThing } from '../../domain/port/audit.ts';
import { Disclosures, type NotedRows, type PageNote } from '../database/disclosures.ts';
import { currentRequest } from '../http/current-request.ts';
import { authorOf } from './author.ts';

/** Of a longer list the first are named: what a page shows. */
const mostNamed = 200;

const ofPage = `jsonb_build_object('rows', count(*), 'ids',
  coalesce(jsonb_agg(id order by place) filter (where place <= ${mostNamed}), '[]'))`;

/** Says in the audit whose contact was shown, and to whom: committed with the statement that reads it, before anybody has an answer of it. */
@Injectable()
export class PostgresDisclosures extends Disclosures {
  override noteOf(thing: AuditedThing, rows: NotedRows): PageNote {
    const { who, kind, proved, requestId, source, role } = authorOf(currentRequest());
    const [recordId, after] = rows === 'page' ? [null, ofPage] : [rows.recordId, 'null::jsonb'];
    return (bind) => {
      const said = [who, kind, proved, thing, 'shown', requestId, source, role].map((value) => `${bind(value)}::text`);
      return `insert into audit (who, kind, proved, thing, what, request_id, source, role, record_id, after)
        select ${said.join(', ')}, ${bind(recordId)}::int, ${after} from page having count(*) > 0`;
    };
  }
}
