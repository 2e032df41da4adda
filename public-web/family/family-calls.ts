import type { FamilyRecord } from '../../domain/answer/player/family-record.ts';
import { send } from '../transport/call.ts';
import { isRefusedAccess, right } from '../transport/right.ts';

/** What the link of a family's page allows, for a week. */
export const familyRight = right();

/** Makes a call of the family behind a link; what is refused as missing may be one registration while the link still works. */
export const asFamily = <Answer>(sealed: string, call: Promise<Answer>): Promise<Answer> =>
  familyRight.under(call, () =>
    childrenBehind(sealed).then(
      () => true,
      (failure: unknown) => !isRefusedAccess(failure),
    ),
  );

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

/** The family is written to in the language that it reads its page in from now on; sent also while the page is left. */
export function chooseLanguage(sealed: string, language: string): void {
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': language };
  const body = JSON.stringify({ language });
  void fetch(`${page(sealed)}/language`, { method: 'POST', keepalive: true, credentials: 'include', headers, body });
}

/** Takes the waiver of a registration back. */
export function withdrawWaiver(sealed: string, registrationId: number): Promise<unknown> {
  return asFamily(sealed, send('POST', `${page(sealed)}/registrations/${registrationId}/waiver/withdraw`, {}));
}

/** No photos any more. */
export function forbidPhotos(sealed: string, registrationId: number): Promise<unknown> {
  return asFamily(sealed, send('POST', `${page(sealed)}/registrations/${registrationId}/likeness/withdraw`, {}));
}

/** Lets the team reach the family, or no more. */
export function shareContact(sealed: string, registrationId: number, isAllowed: boolean): Promise<unknown> {
  const choice = isAllowed ? 'share' : 'withdraw';
  return asFamily(sealed, send('POST', `${page(sealed)}/registrations/${registrationId}/contact/${choice}`, {}));
}

/** Erases a child. */
export function erase(sealed: string, playerId: number): Promise<unknown> {
  return asFamily(sealed, send('POST', `${page(sealed)}/players/${playerId}/erase`, {}));
}
