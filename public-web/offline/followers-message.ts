/** What the followers of a team are told: a later message has a higher number. */
export interface FollowersMessage {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  /** The page that a press opens, on this site. */
  readonly path: string;
  readonly number: number;
}

/** The message in what was pushed; undefined where it is none of ours. */
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
