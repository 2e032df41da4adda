import type { InterestView, Unsubscribed } from '../../domain/answer/registration/interest-view.ts';
import { read, send } from '../transport/call.ts';

/** Fetches the stored interest behind the link in a letter about a tournament. */
export function fetchInterest(sealed: string): Promise<InterestView> {
  return read(`/api/pre-registrations/${encodeURIComponent(sealed)}`);
}

/** Ends the letters that a link belongs to. */
export function unsubscribe(sealed: string): Promise<Unsubscribed> {
  return send('POST', `/api/pre-registrations/${encodeURIComponent(sealed)}/unsubscribe`, {});
}
