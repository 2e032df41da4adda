import { reviseDay } from '../../day/revise-day.ts';
import type { Author } from '../../port/brackets.ts';
import type { Given } from '../../port/ports.ts';
import { type OpenGame, openGame } from './open-game.ts';

interface NotesOrder {
  readonly gameId: number;
  readonly notes: string | null;
  readonly by: string;
  readonly version?: number | undefined;
}

type Needed = Given<'brackets'>;

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
