import type { ListedMailing } from '../../domain/answer/mailing/listed-mailing.ts';
import { numbered, searched } from '../database/list-filter.ts';
import type { Listing } from '../database/listing.ts';

/** List of mailings. A filter may contain a person's name from a search, so reading the list counts as reading letters. */
export const mailingList: Listing<ListedMailing> = {
  resource: 'mailings',
  countsAs: 'read letters',
  table: 'mailings',
  alias: 'mailing',
  columns: [
    'mailing.id',
    'mailing.list',
    'mailing.filter::text as filter',
    'mailing.subject',
    'mailing.body as text',
    'mailing.spanish_subject as "spanishSubject"',
    'mailing.spanish_body as "spanishText"',
    'mailing.sent_by as "sentBy"',
    'mailing.letters',
    '(select count(*)::int from mailing_letters letter where letter.mailing_id = mailing.id) as "toWrite"',
    'mailing.left_out as "leftOut"',
    'mailing.created_at as "createdAt"',
  ],
  sorts: { id: 'mailing.id', subject: 'lower(mailing.subject)', createdAt: 'mailing.created_at' },
  usual: ['id', 'DESC'],
  filters: { id: numbered('mailing.id'), q: searched('lower(mailing.subject)') },
};
