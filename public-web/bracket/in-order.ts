import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';

const order = ['active', 'upcoming', 'completed'];

/** Returns the visible tournaments: active ones first, then upcoming and completed ones. */
export function inOrder(tournaments: readonly PublicTournament[]): readonly PublicTournament[] {
  const visible = tournaments.filter((tournament) => tournament.visible);
  return visible.toSorted((one, other) => {
    if (one.status !== other.status) return order.indexOf(one.status) - order.indexOf(other.status);
    const days = (one.firstDay ?? '9999').localeCompare(other.firstDay ?? '9999');
    return one.status === 'completed' ? -days : days;
  });
}
