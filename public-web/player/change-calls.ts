import type { AskedChange } from '../../domain/answer/player/asked-change.ts';
import { read, send } from '../transport/call.ts';

/** Fetches the change behind a mailed link. */
export function changeBehind(sealed: string): Promise<AskedChange> {
  return read(`/api/player-changes/${encodeURIComponent(sealed)}`);
}

/** Confirms or rejects a change; the link of a change that was made undoes it. */
export function answerChange(sealed: string, isWanted: boolean): Promise<AskedChange> {
  return send('POST', `/api/player-changes/${encodeURIComponent(sealed)}`, { isWanted });
}
