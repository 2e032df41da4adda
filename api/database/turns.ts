/** A line in which nobody had a turn for so long, in milliseconds, is sent away; beyond so many nobody joins it. */
const patienceMs = 5_000;
const mostWaiting = 500;

/** So many are being served that there is no turn soon; refused before anything was begun. */
export class NoTurn extends Error {
  override readonly name = 'NoTurn';
  /** Not all at the same second. */
  readonly retryAfterSeconds = 3 + Math.floor(Math.random() * 5);

  constructor() {
    super('Many people are here at once. Please try again in a moment.');
  }
}

interface Waiting {
  readonly go: () => void;
  readonly refuse: (reason: NoTurn) => void;
}

/** Lets so many in at once, the others in the order they came: whoever waits here holds nothing. */
export class Turns {
  private line: Waiting[] = [];
  private standstill: NodeJS.Timeout | undefined;

  constructor(
    private free: number,
    private readonly patience = patienceMs,
    private readonly most = mostWaiting,
  ) {}

  /** Waits for a turn; what is answered gives it back. */
  async take(): Promise<() => void> {
    if (this.free > 0) this.free -= 1;
    else await this.inLine();
    return () => this.passOn();
  }

  private inLine(): Promise<void> {
    if (this.line.length >= this.most) throw new NoTurn();
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
    for (const { refuse } of this.line.splice(0)) refuse(new NoTurn());
  }

  private stopWatching(): void {
    clearTimeout(this.standstill);
    this.standstill = undefined;
  }
}
