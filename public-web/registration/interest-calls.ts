import type { InterestShown, Unsubscribed } from '../../domain/answer/registration/interest-shown.ts';
import { read, send } from '../transport/call.ts';

/** What somebody left who wanted to hear of tournaments, from behind the link in the letter about one. */
export function interestBehind(sealed: string): Promise<InterestShown> {
  return read(`/api/pre-registrations/${encodeURIComponent(sealed)}`);
}

/** Ends the letters that a link is about. */
export function unsubscribe(sealed: string): Promise<Unsubscribed> {
  return send('POST', `/api/pre-registrations/${encodeURIComponent(sealed)}/unsubscribe`, {});
}
