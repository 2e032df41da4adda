import type { EmergencyContact } from '../../domain/emergency-contact/emergency-contact.ts';
import { acceptAnswers } from '../../domain/form/accept-answers.ts';
import { emergencyContactForm } from '../../domain/use-case/emergency-contact/emergency-contact-form.ts';
import { circumstancesNow, type Sheet } from '../form/sheet.ts';
import { send } from '../transport/call.ts';

const behind = (sealed: string) => `/api/waivers/${encodeURIComponent(sealed)}/emergency-contact`;

/** What the family has given. */
export const contactBehind = (sealed: string): Promise<{ readonly contact: EmergencyContact | null }> =>
  send('POST', `${behind(sealed)}/see`, {});

export function giveContact(sealed: string, sheet: Sheet): Promise<unknown> {
  return send('POST', behind(sealed), acceptAnswers(emergencyContactForm, sheet, circumstancesNow()));
}

export const removeContact = (sealed: string): Promise<unknown> => send('POST', `${behind(sealed)}/remove`, {});

/** The score keeper looks at whom to call for a player of the game. */
export const contactAtGame = (gameId: number, playerId: number): Promise<EmergencyContact> =>
  send('POST', `/api/games/${gameId}/players/${playerId}/emergency-contact`, {});
