/** Something that was told: its name, and what it carries. */
export interface News {
  readonly name: string;
  readonly told: unknown;
}

/** Somebody who follows live. */
export interface LiveStream {
  /** All news so far, in order. */
  readonly news: readonly News[];
  /** Waits until something like this has been told. */
  until(isIt: (news: News) => boolean): Promise<News>;
  /** Settles when the stream is over. */
  readonly ended: Promise<void>;
  close(): Promise<void>;
}

/** Begins to follow live at a process. */
export async function followLive(url: string, headers: Readonly<Record<string, string>> = {}): Promise<LiveStream> {
  const leaving = new AbortController();
  const response = await fetch(`${url}/api/live`, { headers, signal: leaving.signal });
  if (!response.ok || response.body === null) throw new Error(`Nothing live to follow: ${response.status}`);
  const news: News[] = [];
  const waiting = new Set<() => void>();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => {
    let text = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value;
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      news.push(...events.flatMap(readEvent));
      for (const look of waiting) look();
    }
  };
  const ended = read().catch(() => undefined);
  return {
    news,
    ended,
    until: (isIt) =>
      new Promise((resolve) => {
        const look = () => {
          const found = news.find(isIt);
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    close: async () => {
      leaving.abort();
      await ended;
    },
  };
}

function readEvent(text: string): readonly News[] {
  const [, name, told] = /^event: (.*)\ndata: (.*)$/.exec(text) ?? [];
  return name === undefined ? [] : [{ name, told: JSON.parse(told ?? 'null') }];
}
