import type { ShownGame } from './shown-game.ts';

/** Whether a game that is told stands in the list where it stood: nobody has to ask for the list then. The list goes by status, time and field. */
export function staysInPlace(games: readonly ShownGame[] | undefined, told: ShownGame): boolean {
  const known = games?.find(({ id }) => id === told.id);
  return known?.status === told.status && known.startTime === told.startTime && known.field === told.field;
}
