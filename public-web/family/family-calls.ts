import type { FamilyRecord } from '../../domain/answer/player/family-record.ts';
import { createAccess, isRefusedAccess } from '../transport/access.ts';
import { send } from '../transport/call.ts';

/** Access granted by a family's link for a week. */
export const familyRight = createAccess();

/** Makes a call behind a family's link. After a refusal as missing it checks the link, since only one registration may be gone. */
export const asFamily = <Answer>(sealed: string, call: Promise<Answer>): Promise<Answer> =>
  familyRight.under(call, () =>
    fetchChildren(sealed).then(
      () => true,
      (failure: unknown) => !isRefusedAccess(failure),
    ),
  );

const page = (sealed: string) => `/api/families/${encodeURIComponent(sealed)}`;

/** Requests the link; the answer is the same for every address. */
export function askForPage(email: string): Promise<unknown> {
  return send('POST', '/api/families', { email });
}

/** Fetches the whole record of each child of the mailbox that the link was sent to. */
export async function fetchChildren(sealed: string): Promise<readonly FamilyRecord[]> {
  const { children } = await send<{ readonly children: readonly FamilyRecord[] }>('POST', page(sealed), {});
  return children;
}

/** Sets the language of letters to the family to that of its page; the request is sent even while the page is left. */
export function chooseLanguage(sealed: string, language: string): void {
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': language };
  const body = JSON.stringify({ language });
  void fetch(`${page(sealed)}/language`, { method: 'POST', keepalive: true, credentials: 'include', headers, body });
}

/** Withdraws the waiver of a registration. */
export function withdrawWaiver(sealed: string, registrationId: number): Promise<unknown> {
  return asFamily(sealed, send('POST', `${page(sealed)}/registrations/${registrationId}/waiver/withdraw`, {}));
}

/** Withdraws the consent to photos. */
export function forbidPhotos(sealed: string, registrationId: number): Promise<unknown> {
  return asFamily(sealed, send('POST', `${page(sealed)}/registrations/${registrationId}/likeness/withdraw`, {}));
}

/** Lets the team contact the family, or withdraws that consent. */
export function shareContact(sealed: string, registrationId: number, isAllowed: boolean): Promise<unknown> {
  const choice = isAllowed ? 'share' : 'withdraw';
  return asFamily(sealed, send('POST', `${page(sealed)}/registrations/${registrationId}/contact/${choice}`, {}));
}

/** Erases a child. */
export function erase(sealed: string, playerId: number): Promise<unknown> {
  return asFamily(sealed, send('POST', `${page(sealed)}/players/${playerId}/erase`, {}));
}
