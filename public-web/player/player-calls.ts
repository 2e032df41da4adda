import type { CodeSent } from '../../domain/answer/player/code-sent.ts';
import type { ConfirmedRecord } from '../../domain/answer/player/confirmed-record.ts';
import type { PlayerRecord } from '../../domain/answer/player/player-record.ts';
import { acceptAnswers } from '../../domain/form/accept-answers.ts';
import { contactCode } from '../../domain/use-case/player/contact-code.ts';
import { playerEdit } from '../../domain/use-case/player/player-edit.ts';
import { playerLookup } from '../../domain/use-case/player/player-lookup.ts';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { send } from '../transport/call.ts';
import { right } from '../transport/right.ts';

/** What a look-up allows, for half an hour. */
export const lookUpRight = right();

/** The registration of the name and phone in the form. */
export function lookUp(values: FormValues): Promise<PlayerRecord> {
  return send('POST', '/api/players/lookup', acceptAnswers(playerLookup, values, circumstancesNow()));
}

/** Has a code sent to the address on file. */
export function sendContactCode(id: number): Promise<CodeSent> {
  return lookUpRight.under(send('POST', `/api/players/${id}/contact-code`, {}));
}

/** Shows the code that came; answers the record in full. */
export function confirmContact(id: number, values: FormValues): Promise<ConfirmedRecord> {
  const answers = acceptAnswers(contactCode, values, circumstancesNow());
  return lookUpRight.under(send('POST', `/api/players/${id}/contact-code/confirm`, answers));
}

/** Uses the contact of the last registration from now on, or drops it. */
export function chooseOtherContact(id: number, use: boolean): Promise<ConfirmedRecord> {
  return lookUpRight.under(send('POST', `/api/players/${id}/other-contact`, { use }));
}

/** Saves what a family changed; answers what is on file, and what waits to be confirmed. */
export function saveEdit(id: number, values: FormValues): Promise<PlayerRecord> {
  const answers = acceptAnswers(playerEdit, values, circumstancesNow());
  return lookUpRight.under(send('PUT', `/api/players/${id}/update`, answers));
}

/** The links that can be mailed to the address on file. */
export type MailedLink = 'waiver-link' | 'captain-link' | 'change-link';

/** Has a link mailed to the address on file. */
export function mailLink(id: number, link: MailedLink): Promise<{ readonly message: string }> {
  return lookUpRight.under(send('POST', `/api/players/${id}/${link}`, {}));
}
