import { reviseDay } from '../../day/revise-day.ts';
import { switched } from '../../form/agreement.ts';
import { form } from '../../form/form.ts';
import type { Audit } from '../../port/audit.ts';
import type { Brackets } from '../../port/brackets.ts';
import type { Clock } from '../../port/clock.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { checkSeen, dayWith, inTimetable } from './game-in-timetable.ts';

/** Whether a game keeps its field and its kick-off. */
export const gameLock = form({ locked: switched('Locked') });

export interface LockOrder {
  readonly gameId: number;
  readonly isLocked: boolean;
  /** The version of the game that the organizer has seen, if that matters. */
  readonly version?: number | undefined;
  readonly by: string;
}

/** An organizer locks a game to its field and kick-off, or unlocks it. Locking it again changes nothing. */
export class LockGame {
  constructor(
    private readonly brackets: Brackets,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  async run({ gameId, isLocked, version, by }: LockOrder): Promise<void> {
    const day = await dayWith(this.brackets, gameId);
    const onFile = inTimetable(day, gameId);
    checkSeen(onFile, version);
    if (onFile.isLocked === isLocked) return;
    if (isLocked && onFile.game.status !== 'scheduled') throw staysAnyway();
    const games = day.games.map((other) => (other === onFile ? { ...other, isLocked } : other));
    const revised = reviseDay(day, { games }, { isConfirmed: false });
    await this.brackets.save(revised, { by, at: this.clock.now() });
    const what = isLocked ? 'locked' : 'unlocked';
    await this.audit.note({ thing: 'game', recordId: gameId, what, from: { isLocked: !isLocked }, to: { isLocked } });
  }
}

const staysAnyway = () => new Refusal('conflict', 'A game that has started stays where it is: it needs no lock');
