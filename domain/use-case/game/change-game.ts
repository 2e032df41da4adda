import type { Author } from '../../port/brackets.ts';
import type { Given, Needs } from '../../port/ports.ts';
import { changesBetween } from '../../rule/audit/changes.ts';
import { gameOn, noSuchGame } from '../../rule/bracket/enter-game.ts';
import { reviseDay } from '../../rule/bracket/revise-day.ts';
import { revisedBy } from '../../rule/bracket/revised-by.ts';
import { type RevisionView, revisionView } from '../../rule/bracket/revision-view.ts';
import { type GameMove, isEntry } from '../../rule/game/game-move.ts';
import { checkTheirs, type OpenGame, openDay, openGame } from './open-game.ts';
import { type MoveResult, saveEntry, saveMove } from './save-move.ts';
import type { SentMove } from './sent-move.ts';

type Needed = Given<'brackets'>;

/** Starts, scores, completes, reopens, forfeits, abandons or deletes a game, and carries the change through the brackets. */
export async function changeGame(given: Needed, order: SentMove): Promise<Pick<MoveResult, 'isTied'>> {
  const { move } = order;
  if (isEntry(move)) {
    const open = await openGame(given.brackets, order);
    return note(given, order, open, await saveEntry(given.brackets, open, move, madeBy(given, order)));
  }
  const open = await openDay(given.brackets, order);
  return note(given, order, open, await saveMove(given.brackets, open, move, madeBy(given, order)));
}

function madeBy(given: Needed, { writer, isConfirmed }: SentMove) {
  return { writer, isConfirmed, at: given.clock.now() };
}

async function note(
  given: Needed,
  { gameId, move }: SentMove,
  { onFile }: OpenGame,
  made: MoveResult,
): Promise<MoveResult> {
  const { after, history } = made;
  if (history.length === 0) return made;
  const changes = changesBetween(onFile.game, after ?? {});
  await given.audit.note({ thing: 'game', recordId: gameId, what: deeds[move.kind], ...changes });
  return made;
}

const deeds: Readonly<Record<GameMove['kind'], string>> = {
  start: 'started',
  score: 'score entered',
  complete: 'completed',
  reopen: 'reopened',
  forfeit: 'forfeited',
  abandon: 'abandoned',
  delete: 'deleted',
};

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

interface NotesOrder {
  readonly gameId: number;
  readonly notes: string | null;
  readonly by: string;
  readonly version?: number | undefined;
}

/** Saves an organizer's notes on a game, whatever its state. The same notes again change nothing. */
export async function writeGameNotes(given: Needed, { gameId, notes, by, version }: NotesOrder): Promise<void> {
  const open = await openGame(given.brackets, { gameId, version, writer: { width: undefined } });
  const { notes: before } = open.onFile;
  if (before === notes) return;
  await save(given, open, notes, { by, at: given.clock.now() });
  const change = { from: { notes: before }, to: { notes } };
  await given.audit.note({ thing: 'game', recordId: gameId, what: 'notes written', ...change });
}

async function save(given: Needed, { day, onFile }: OpenGame, notes: string | null, author: Author): Promise<void> {
  const noted = { ...onFile, notes };
  if (day === undefined) return given.brackets.saveGame({ onFile: noted, history: [] }, author);
  const games = day.games.map((other) => (other === onFile ? noted : other));
  await given.brackets.save(reviseDay(day, { games }, { isConfirmed: false }), author);
}
