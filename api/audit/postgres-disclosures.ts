import { Injectable } from '@nestjs/common';
import type { AuditedThing } from '../../domain/port/audit.ts';
import { type AuditedRows, Disclosures, type PageNote } from '../database/disclosures.ts';
import { currentRequest } from '../http/current-request.ts';
import { authorOf } from './author.ts';

/** Maximum number of people named in an entry about a longer list: one page. */
const mostNamed = 200;

const ofPage = `jsonb_build_object('rows', count(*), 'ids',
  coalesce(jsonb_agg(id order by place) filter (where place <= ${mostNamed}), '[]'))`;

/** Records in the audit who was shown whose contact data, in the statement that reads it and before anybody gets the answer. */
@Injectable()
export class PostgresDisclosures extends Disclosures {
  override noteOf(thing: AuditedThing, rows: AuditedRows): PageNote {
    const { who, kind, proved, requestId, source, role } = authorOf(currentRequest());
    const [recordId, after] = rows === 'page' ? [null, ofPage] : [rows.recordId, 'null::jsonb'];
    return (bind) => {
      const said = [who, kind, proved, thing, 'shown', requestId, source, role].map((value) => `${bind(value)}::text`);
      return `insert into audit (who, kind, proved, thing, what, request_id, source, role, record_id, after)
        select ${said.join(', ')}, ${bind(recordId)}::int, ${after} from page having count(*) > 0`;
    };
  }
}
