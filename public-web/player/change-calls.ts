import type { AskedChange } from '../../domain/answer/player/asked-change.ts';
import { read, send } from '../transport/call.ts';

/** The change behind the link of a mail. */
export function changeBehind(sealed: string): Promise<AskedChange> {
  return read(`/api/player-changes/${encodeURIComponent(sealed)}`);
}

/** Confirms it or keeps what is on file; the link of a change that was made takes it back. */
export function answerChange(sealed: string, isWanted: boolean): Promise<AskedChange> {
  return send('POST', `/api/player-changes/${encodeURIComponent(sealed)}`, { isWanted });
}
