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

/** Saves an organizer's notes on a game, whatever its state. The same notes again change nothing. */
export class WriteGameNotes {
  constructor(private readonly ports: Given<'brackets'>) {}

  async run({ gameId, notes, by, version }: NotesOrder): Promise<void> {
    const open = await openGame(this.ports.brackets, { gameId, version, writer: { width: undefined } });
    const { notes: before } = open.onFile;
    if (before === notes) return;
    await this.save(open, notes, { by, at: this.ports.clock.now() });
    const change = { from: { notes: before }, to: { notes } };
    await this.ports.audit.note({ thing: 'game', recordId: gameId, what: 'notes written', ...change });
  }

  private async save({ day, onFile }: OpenGame, notes: string | null, author: Author): Promise<void> {
    const noted = { ...onFile, notes };
    if (day === undefined) return this.ports.brackets.saveGame({ onFile: noted, history: [] }, author);
    const games = day.games.map((other) => (other === onFile ? noted : other));
    await this.ports.brackets.save(reviseDay(day, { games }, { isConfirmed: false }), author);
  }
}
