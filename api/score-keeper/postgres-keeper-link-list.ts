import type { ListedKeeperLink } from '../../domain/answer/score-keeper/listed-keeper.ts';
import { numbered, searched } from '../database/list-filter.ts';
import type { Listing } from '../database/listing.ts';
import { inNumberOrder } from '../database/number-order.ts';

/** List of score keepers' links and the keepers who signed in by them; it does not contain the secrets. */
export const keeperLinkList: Listing<ListedKeeperLink> = {
  resource: 'keeper-links',
  table: `(select one.id, one.tournament_id, tournament.name as tournament, one.field, one.made_at, one.ends_at, one.revoked_at, one.revoked_at is null and one.ends_at > now() as is_open,
      coalesce((select jsonb_agg(jsonb_build_object('name', keeper.name, 'at', keeper.signed_in_at) order by keeper.id)
        from score_keepers keeper where keeper.link_id = one.id), '[]') as uses
    from keeper_links one join tournaments tournament on tournament.id = one.tournament_id)`,
  alias: 'link',
  columns: [
    'link.id',
    'link.tournament_id as "tournamentId"',
    'link.tournament',
    'link.field',
    'link.made_at as "madeAt"',
    'link.ends_at as "endsAt"',
    'link.revoked_at as "revokedAt"',
    'link.is_open as "isOpen"',
    'link.uses',
  ],
  sorts: {
    id: 'link.id',
    tournament: inNumberOrder('lower(link.tournament)'),
    field: inNumberOrder('lower(link.field)'),
    endsAt: 'link.ends_at',
  },
  emptyLast: ['field'],
  usual: ['id', 'DESC'],
  filters: {
    id: numbered('link.id'),
    tournamentId: numbered('link.tournament_id'),
    q: searched(`lower(concat_ws(' ', link.tournament, link.field))`),
  },
};
