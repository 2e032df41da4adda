/** Milliseconds without any turn after which all who wait are refused, and the most who may wait. */
const patienceMs = 5_000;
const mostWaiting = 500;

/** Error for too many callers at once, thrown before any work has begun. */
export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
  /** Random, so that not all callers return in the same second. */
  readonly retryAfterSeconds = 3 + Math.floor(Math.random() * 5);

  constructor() {
    super('Many people are here at once. Please try again in a moment.');
  }
}

interface Waiting {
  readonly go: () => void;
  readonly refuse: (reason: TooManyWaiting) => void;
}

/** Limits concurrent work; further callers wait in order of arrival, holding no resource. */
export class Turns {
  private line: Waiting[] = [];
  private standstill: NodeJS.Timeout | undefined;

  constructor(
    private free: number,
    private readonly patience = patienceMs,
    private readonly most = mostWaiting,
  ) {}

  /** Waits for a turn; the returned function gives it back. */
  async take(): Promise<() => void> {
    if (this.free > 0) this.free -= 1;
    else await this.inLine();
    return () => this.passOn();
  }

  private inLine(): Promise<void> {
    if (this.line.length >= this.most) throw new TooManyWaiting();
    this.standstill ??= setTimeout(() => this.sendAway(), this.patience);
    return new Promise((go, refuse) => this.line.push({ go, refuse }));
  }

  private passOn(): void {
    const next = this.line.shift();
    if (next === undefined) this.free += 1;
    else next.go();
    if (this.line.length > 0) this.standstill?.refresh();
    else this.stopWatching();
  }

  private sendAway(): void {
    this.stopWatching();
    for (const { refuse } of this.line.splice(0)) refuse(new TooManyWaiting());
  }

  private stopWatching(): void {
    clearTimeout(this.standstill);
    this.standstill = undefined;
  }
}
