/** Message as the browser shows it: these fields and nothing else, and no player's name. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  /** Key of the message: a later message replaces an earlier one with the same tag. */
  readonly tag: string;
  /** Page that a press opens. */
  readonly path: string;
}

/** Message to all followers of a team. */
export interface PushMessage {
  readonly payload: PushPayload;
  /** Time after which the message is out of date and no longer delivered. */
  readonly endsAt: Date;
}
