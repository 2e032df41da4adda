import type { RecordOpened } from '../../domain/answer/player/player-record.ts';
import type { SignersRecord } from '../../domain/answer/player/whole-record.ts';
import type { Language } from '../../domain/rule/language/language.ts';
import { createAccess, isRefusedAccess } from '../transport/access.ts';
import { read, send } from '../transport/call.ts';

/** Access of a signer, by a code or a link, for half an hour without use. */
export const signerRight = createAccess();

/** Makes a signer's call. After a refusal as missing it checks the right, since only one registration may be gone. */
const asSigner = <Answer>(id: number, call: Promise<Answer>): Promise<Answer> =>
  signerRight.under(call, () =>
    fetchRecord(id).then(
      () => true,
      (failure: unknown) => !isRefusedAccess(failure),
    ),
  );

/** Requests the link; the answer is the same for every address. */
export function askForRecordLink(email: string): Promise<unknown> {
  return send('POST', '/api/players/record-link', { email });
}

/** Opens a mailed link; returns the player whose record it shows first. */
export function openRecordLink(sealed: string): Promise<RecordOpened> {
  return send('POST', `/api/players/record-link/${encodeURIComponent(sealed)}`, {});
}

/** Fetches everything that is kept about a player, for the signer. */
export function fetchRecord(id: number): Promise<SignersRecord> {
  return read(`/api/players/${id}/record`);
}

/** Sets the language of letters to the family. */
export function chooseLanguage(id: number, language: Language): Promise<unknown> {
  return asSigner(id, send('PUT', `/api/players/${id}/language`, { language }));
}

/** Withdraws the waiver of a registration. */
export function withdrawWaiver(id: number, tournamentId: number): Promise<unknown> {
  return asSigner(id, send('POST', `${registration(id, tournamentId)}/waiver/withdraw`, {}));
}

/** Withdraws the consent to photos. */
export function forbidPhotos(id: number, tournamentId: number): Promise<unknown> {
  return asSigner(id, send('POST', `${registration(id, tournamentId)}/likeness/withdraw`, {}));
}

/** Lets the team contact the family, or withdraws that consent. */
export function shareContact(id: number, tournamentId: number, contactShared: boolean): Promise<unknown> {
  return asSigner(id, send('PUT', `${registration(id, tournamentId)}/contact`, { contactShared }));
}

/** Erases a player. */
export function erase(id: number): Promise<unknown> {
  return asSigner(id, send('POST', `/api/players/${id}/erase`, {}));
}

const registration = (id: number, tournamentId: number) => `/api/players/${id}/registrations/${tournamentId}`;
