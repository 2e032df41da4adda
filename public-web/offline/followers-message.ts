/** Push message to the followers of a team; a later message has a higher number. */
export interface FollowersMessage {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  /** Path on this site that a press opens. */
  readonly path: string;
  readonly number: number;
}

/** Parses a push message; returns undefined if it has another format. */
export function readMessage(text: string | undefined): FollowersMessage | undefined {
  try {
    const { title, body, tag, path, number } = JSON.parse(text ?? '');
    const isText = [title, body, tag, path].every((part) => typeof part === 'string');
    if (!isText || typeof number !== 'number' || !/^\/(?!\/)/.test(path)) return undefined;
    return { title, body, tag, path, number };
  } catch {
    return undefined;
  }
}
