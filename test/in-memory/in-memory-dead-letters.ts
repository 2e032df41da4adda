import { DeadLetters, type LetterState } from '../../domain/port/dead-letters.ts';
import type { InMemoryOutbox } from './in-memory-outbox.ts';

/** How far letters have come for as long as a test lasts; they wait until a test says what became of them. */
export class InMemoryDeadLetters extends DeadLetters {
  private readonly states = new Map<number, LetterState>();

  constructor(private readonly outbox: InMemoryOutbox) {
    super();
  }

  override async stateOf(id: number): Promise<LetterState | undefined> {
    const isPosted = id >= 1 && id <= this.outbox.letters.length;
    return isPosted ? (this.states.get(id) ?? 'waiting') : undefined;
  }

  override async revive(id: number): Promise<void> {
    this.states.set(id, 'waiting');
  }

  /** The letter of an event has come so far; answers its number. */
  become(event: string, state: LetterState): number {
    const id = this.outbox.letters.findIndex((letter) => letter.event === event) + 1;
    this.states.set(id, state);
    return id;
  }

  /** Whether the letter of an event is posted and has not left. */
  isWaiting(event: string): boolean {
    const id = this.outbox.letters.findIndex((letter) => letter.event === event) + 1;
    return id > 0 && (this.states.get(id) ?? 'waiting') === 'waiting';
  }

  /** The letters that can go out now. */
  get due(): readonly number[] {
    const numbers = this.outbox.letters.map((_, index) => index + 1);
    return numbers.filter((id) => (this.states.get(id) ?? 'waiting') === 'waiting');
  }
}
