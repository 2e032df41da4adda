import { Outbox, type Posting } from '../../domain/port/outbox.ts';
import type { DelayedLetters } from '../../domain/rule/mail/delayed-letters.ts';
import type { Letter } from '../../domain/rule/mail/letter.ts';
import { followsTheFamily, rulesOf } from '../../domain/rule/mail/letter-kind.ts';
import { type TranslatedLetter, translateLetter } from '../../domain/rule/mail/translated-letter.ts';
import { Links } from '../../domain/rule/site/links.ts';

/** Letters that nobody carries away, as many a day as are posted. */
export class InMemoryOutbox extends Outbox {
  private readonly links = new Links('https://golden-goal.example');
  private readonly posted = new Map<string, TranslatedLetter>();

  /** Nobody is on file unless it is said who is. */
  constructor(private readonly isOnFile: (address: string) => boolean = () => false) {
    super();
  }

  /** Addresses that have had enough letters. */
  readonly weary = new Set<string>();

  override async post(letter: Letter): Promise<Posting> {
    if (rulesOf(letter.kind).cause === 'stranger' && this.weary.has(letter.to.toLowerCase())) return 'too many';
    if (this.posted.has(letter.event)) return 'on file';
    this.posted.set(letter.event, translateLetter(letter, this.links.inLanguage));
    return 'written';
  }

  /** Letters of every sender that leave later. */
  late: DelayedLetters | null = null;

  override async delayed(): Promise<DelayedLetters | null> {
    return this.late;
  }

  override async follow(from: string, to: string, renewed: (text: string) => string): Promise<void> {
    if (this.isOnFile(from)) return;
    for (const letter of this.letters)
      if (letter.to.toLowerCase() === from.toLowerCase() && followsTheFamily(rulesOf(letter.kind))) {
        const parts = letter.parts.map((part) => (part.kind === 'link' ? { ...part, url: renewed(part.url) } : part));
        this.posted.set(letter.event, { ...letter, to, parts });
      }
  }

  override async hasBrought(sealed: string, to: string): Promise<boolean> {
    return this.lettersTo(to).some(({ parts }) =>
      parts.some((part) => part.kind === 'link' && part.url.includes(encodeURIComponent(sealed))),
    );
  }

  /** What was posted, in order. */
  get letters(): readonly TranslatedLetter[] {
    return [...this.posted.values()];
  }

  lettersTo(address: string): readonly TranslatedLetter[] {
    return this.letters.filter(({ to }) => to === address);
  }
}
