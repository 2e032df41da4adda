/** EventSource of a page in place of the server: it opens and sends when a test says so. */
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

  /** Sends an event with a name and data. */
  tell(name: string, told: unknown): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(told) }));
  }

  /** Makes this the EventSource of pages opened from now on. */
  static install(): void {
    PushAlone.all.length = 0;
    Object.assign(globalThis, { EventSource: PushAlone });
  }
}
