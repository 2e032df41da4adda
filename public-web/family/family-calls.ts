import type { FamilyRecord } from '../../domain/answer/player/family-record.ts';
import { send } from '../transport/call.ts';

const page = (sealed: string) => `/api/families/${encodeURIComponent(sealed)}`;

/** Asks for the link; the answer is the same for every address. */
export function askForPage(email: string): Promise<unknown> {
  return send('POST', '/api/families', { email });
}

/** Everything that is kept about each child of the mailbox that the link was sent to. */
export async function childrenBehind(sealed: string): Promise<readonly FamilyRecord[]> {
  const { children } = await send<{ readonly children: readonly FamilyRecord[] }>('POST', page(sealed), {});
  return children;
}

/** Takes the waiver of a registration back. */
export function withdrawWaiver(sealed: string, registrationId: number): Promise<unknown> {
  return send('POST', `${page(sealed)}/registrations/${registrationId}/waiver/withdraw`, {});
}

/** No photos any more. */
export function forbidPhotos(sealed: string, registrationId: number): Promise<unknown> {
  return send('POST', `${page(sealed)}/registrations/${registrationId}/likeness/withdraw`, {});
}

/** Lets the team reach the family, or no more. */
export function shareContact(sealed: string, registrationId: number, isAllowed: boolean): Promise<unknown> {
  const choice = isAllowed ? 'share' : 'withdraw';
  return send('POST', `${page(sealed)}/registrations/${registrationId}/contact/${choice}`, {});
}

/** Erases a child. */
export function erase(sealed: string, playerId: number): Promise<unknown> {
  return send('POST', `${page(sealed)}/players/${playerId}/erase`, {});
}
