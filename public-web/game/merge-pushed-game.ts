import { isCompleted, isPlaying, type SentGame } from './sent-game.ts';

/**
 * Puts a pushed game into the list of live games as the server would: current games, upcoming ones by time and field, completed ones with
 * the latest first. Returns undefined if only the server knows the order: the game ended before this list had it, or there is no list.
 */
export function mergePushedGame(
  games: readonly SentGame[] | undefined,
  told: SentGame,
): readonly SentGame[] | undefined {
  const known = games?.find(({ id }) => id === told.id);
  if (games === undefined || (known === undefined && isCompleted(told))) return undefined;
  if (known !== undefined && known.version > told.version) return games;
  if (known !== undefined && isCompleted(known) && isCompleted(told)) return games.with(games.indexOf(known), told);
  const others = games.filter(({ id }) => id !== told.id);
  const place = others.findIndex((other) => comesBefore(told, other));
  return place < 0 ? [...others, told] : others.toSpliced(place, 0, told);
}

/** Returns whether a pushed game comes before another; one that just ended comes before all that ended earlier. */
function comesBefore(told: SentGame, other: SentGame): boolean {
  const [mine, theirs] = [sectionOf(told), sectionOf(other)];
  if (mine !== theirs) return mine < theirs;
  if (isCompleted(told)) return true;
  const [begins, otherBegins] = [beginOf(told), beginOf(other)];
  if (begins !== otherBegins) return begins < otherBegins;
  const [field, otherField] = [told.field ?? '', other.field ?? ''];
  return field === otherField ? told.id < other.id : field < otherField;
}

const sectionOf = (game: SentGame) => (isPlaying(game) ? 0 : isCompleted(game) ? 2 : 1);

const beginOf = ({ startTime }: SentGame) =>
  startTime === null ? Number.POSITIVE_INFINITY : new Date(startTime).getTime();
