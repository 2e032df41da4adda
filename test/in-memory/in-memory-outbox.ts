import type { Letter } from '../../domain/mail/letter.ts';
import { Outbox } from '../../domain/port/outbox.ts';

/** Letters that nobody carries away, as many a day as are posted. */
export class InMemoryOutbox extends Outbox {
  private readonly posted = new Map<string, Letter>();

  override async post(letter: Letter): Promise<void> {
    if (!this.posted.has(letter.event)) this.posted.set(letter.event, letter);
  }

  override async hasBrought(sealed: string, to: string): Promise<boolean> {
    return this.lettersTo(to).some(({ parts }) =>
      parts.some((part) => part.kind === 'link' && part.url.endsWith(encodeURIComponent(sealed))),
    );
  }

  /** What was posted, in order. */
  get letters(): readonly Letter[] {
    return [...this.posted.values()];
  }

  lettersTo(address: string): readonly Letter[] {
    return this.letters.filter(({ to }) => to === address);
  }
}
