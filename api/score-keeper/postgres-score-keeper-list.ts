import type { ListedKeeper } from '../../domain/answer/score-keeper/listed-keeper.ts';
import { grantLifetimes } from '../../domain/rule/access/grant.ts';
import { numbered, searched } from '../database/list-filter.ts';
import type { Listing } from '../database/listing.ts';

const { idle, most } = grantLifetimes['score-keeper'];

/** List of the score keepers who may write scores now. */
export const scoreKeeperList: Listing<ListedKeeper> = {
  resource: 'score-keepers',
  table: `(select one.id, one.name, one.signed_in_at, max(used_at) as last_seen_at
    from score_keepers one join grants on kind = 'score-keeper' and subject_id = one.id
    where used_at > now() - make_interval(mins => ${idle}) and granted_at > now() - make_interval(mins => ${most})
    group by one.id)`,
  alias: 'keeper',
  columns: ['keeper.id', 'keeper.name', 'keeper.signed_in_at as "signedInAt"', 'keeper.last_seen_at as "lastSeenAt"'],
  sorts: {
    id: 'keeper.id',
    name: 'lower(keeper.name)',
    signedInAt: 'keeper.signed_in_at',
    lastSeenAt: 'keeper.last_seen_at',
  },
  usual: ['id', 'DESC'],
  filters: { id: numbered('keeper.id'), q: searched('lower(keeper.name)') },
};
