import type { CodeSent, ConfirmedRecord, PlayerRecord } from '../../domain/answer/player/player-record.ts';
import { acceptAnswers } from '../../domain/rule/form/accept-answers.ts';
import { contactCode } from '../../domain/use-case/player/contact-code.ts';
import { playerEdit } from '../../domain/use-case/player/player-edit.ts';
import { playerLookup } from '../../domain/use-case/player/player-lookup.ts';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { createAccess } from '../transport/access.ts';
import { remove, send } from '../transport/call.ts';

/** Access granted by a look-up for half an hour. */
export const lookUpRight = createAccess();

/** Looks up the registration by the name and phone in the form. */
export function lookUp(values: FormValues): Promise<PlayerRecord> {
  return send('POST', '/api/players/lookup', acceptAnswers(playerLookup, values, circumstancesNow()));
}

/** Requests a code to the address on file. */
export function sendContactCode(id: number): Promise<CodeSent> {
  return lookUpRight.under(send('POST', `/api/players/${id}/contact-code`, {}));
}

/** Sends the received code; returns the full record. */
export function confirmContact(id: number, values: FormValues): Promise<ConfirmedRecord> {
  const answers = acceptAnswers(contactCode, values, circumstancesNow());
  return lookUpRight.under(send('POST', `/api/players/${id}/contact-code/confirm`, answers));
}

/** Cancels the registration for a tournament; returns the record without it. */
export function cancelRegistration(id: number, tournamentId: number): Promise<PlayerRecord> {
  return lookUpRight.under(remove(`/api/players/${id}/registrations/${tournamentId}`));
}

/** Saves a family's changes; returns the record on file. */
export function saveEdit(id: number, values: FormValues): Promise<PlayerRecord> {
  const answers = acceptAnswers(playerEdit, values, circumstancesNow());
  return lookUpRight.under(send('PUT', `/api/players/${id}/update`, answers));
}

/** Links that can be mailed to the address on file. */
export type MailedLink = 'waiver-link' | 'captain-link';

/** Requests a link to the address on file. */
export function mailLink(id: number, link: MailedLink): Promise<{ readonly message: string }> {
  return lookUpRight.under(send('POST', `/api/players/${id}/${link}`, {}));
}
