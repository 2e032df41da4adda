import { gameOn, noSuchGame } from '../../day/enter-game.ts';
import { reviseDay } from '../../day/revise-day.ts';
import type { Given } from '../../port/ports.ts';

interface NotesOrder {
  readonly gameId: number;
  readonly notes: string | null;
  readonly by: string;
}

/** Saves an organizer's notes on a game, whatever its state. The same notes again change nothing. */
export class WriteGameNotes {
  constructor(private readonly ports: Given<'brackets'>) {}

  async run({ gameId, notes, by }: NotesOrder): Promise<void> {
    const day = await this.ports.brackets.lockDayOfGame(gameId);
    if (day === undefined) throw noSuchGame();
    const onFile = gameOn(day, gameId);
    if (onFile.notes === notes) return;
    const games = day.games.map((other) => (other === onFile ? { ...other, notes } : other));
    const revised = reviseDay(day, { games }, { isConfirmed: false });
    await this.ports.brackets.save(revised, { by, at: this.ports.clock.now() });
    const change = { from: { notes: onFile.notes }, to: { notes } };
    await this.ports.audit.note({ thing: 'game', recordId: gameId, what: 'notes written', ...change });
  }
}
