import { inDrawnOrder, lotsOf } from '../lots/lots.ts';
import type { TeamId } from '../match/match.ts';
import type { Entrant } from './entrant.ts';

/** How the seeds are found: the order given, lots with a recorded seed, or the standings of an earlier tournament. */
export type Seeding =
  | { readonly by: 'given' }
  | { readonly by: 'lots'; readonly seed: number }
  | { readonly by: 'standings'; readonly order: readonly TeamId[] };

/** The teams from the first seed to the last. Teams missing from earlier standings follow in the order given. */
export function seedTeams(teams: readonly Entrant[], seeding: Seeding): readonly Entrant[] {
  if (seeding.by === 'given') return teams;
  if (seeding.by === 'lots') return inDrawnOrder(teams, lotsOf(seeding.seed));
  const placeOf = new Map(seeding.order.map((id, place) => [id, place]));
  const place = (team: Entrant) => placeOf.get(team.id) ?? seeding.order.length;
  return teams.toSorted((one, other) => place(one) - place(other));
}
