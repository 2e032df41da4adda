import type { RequestedChange } from '../../domain/answer/player/requested-change.ts';
import { read, send } from '../transport/call.ts';

/** Fetches the change behind a mailed link. */
export function fetchChange(sealed: string): Promise<RequestedChange> {
  return read(`/api/player-changes/${encodeURIComponent(sealed)}`);
}

/** Confirms or rejects a change; the link of a change that was made undoes it. */
export function answerChange(sealed: string, isWanted: boolean): Promise<RequestedChange> {
  return send('POST', `/api/player-changes/${encodeURIComponent(sealed)}`, { isWanted });
}
