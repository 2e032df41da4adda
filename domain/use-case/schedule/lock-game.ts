import { noSuchGame } from '../../day/enter-game.ts';
import { reviseDay } from '../../day/revise-day.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { checkSeen, inTimetable } from './game-in-timetable.ts';
import { workingDayWith } from './working-day.ts';

interface LockOrder {
  readonly gameId: number;
  readonly isLocked: boolean;
  /** Whether the game belongs to a draft. */
  readonly isDraft?: boolean;
  /** Version of the game that the organizer has seen, if that matters. */
  readonly version?: number | undefined;
  readonly by: string;
}

/** Locks a game to its field and kick-off, or unlocks it. Locking it again changes nothing. */
export async function lockGame(
  given: Given<'tournaments' | 'brackets' | 'timetableDrafts'>,
  { gameId, isLocked, isDraft = false, version, by }: LockOrder,
): Promise<void> {
  const { day, draft, published = day } = await workingDayWith(given, gameId, isDraft);
  if (draft !== undefined && !isDraft) throw noSuchGame();
  const onFile = inTimetable(day, gameId);
  checkSeen(onFile, version);
  if (onFile.isLocked === isLocked) return;
  if (isLocked && onFile.game.status !== 'scheduled') throw staysAnyway();
  const games = day.games.map((other) => (other === onFile ? { ...other, isLocked } : other));
  const author = { by, at: given.clock.now() };
  if (draft !== undefined) await given.timetableDrafts.keep(day.tournament.id, { ...draft, games }, author);
  else await given.brackets.save(reviseDay(published, { games }, { isConfirmed: false }), author);
  const what = isLocked ? 'locked' : 'unlocked';
  await given.audit.note({
    thing: 'game',
    recordId: gameId,
    what,
    from: { isLocked: !isLocked },
    to: { isLocked },
  });
}

const staysAnyway = () => new Refusal('conflict', 'A game that has started stays where it is: it needs no lock');
