import { gameOn, noSuchGame } from '../../day/enter-game.ts';
import { revisedBy } from '../../day/revised-by.ts';
import { type RevisionView, revisionView } from '../../day/revision-view.ts';
import type { Needs } from '../../port/ports.ts';
import { checkTheirs } from './open-game.ts';
import type { SentMove } from './sent-move.ts';

/** Consequences of a correction for the rest of the tournament. */
export type GamePreview = RevisionView;

/** Shows an organizer the consequences of a correction, before anything is saved. */
export async function previewGame(
  given: Needs<'brackets'>,
  { gameId, move, writer }: Pick<SentMove, 'gameId' | 'move' | 'writer'>,
): Promise<GamePreview> {
  const day = await given.brackets.lockDayOfGame(gameId);
  if (day === undefined) throw noSuchGame();
  const onFile = gameOn(day, gameId);
  checkTheirs(writer, { tournament: day.tournament, onFile });
  return revisionView(day, revisedBy(move, { day, onFile, writer, isConfirmed: true }));
}
