/** What a page is pushed, in place of the server: it opens and tells when a test says so. */
export class PushAlone extends EventTarget {
  static readonly CLOSED = 2;
  static readonly all: PushAlone[] = [];
  readyState = 0;
  onopen = () => {};
  onerror = () => {};

  constructor() {
    super();
    PushAlone.all.push(this);
  }

  close(): void {}

  /** Tells something by its name. */
  tell(name: string, told: unknown): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(told) }));
  }

  /** Pages open these from now on. */
  static install(): void {
    PushAlone.all.length = 0;
    Object.assign(globalThis, { EventSource: PushAlone });
  }
}
