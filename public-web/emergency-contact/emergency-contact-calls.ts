import type { EmergencyContact } from '../../domain/emergency-contact/emergency-contact.ts';
import { acceptAnswers } from '../../domain/form/accept-answers.ts';
import { emergencyContactForm } from '../../domain/use-case/emergency-contact/emergency-contact-form.ts';
import { circumstancesNow, type FormValues } from '../form/form-values.ts';
import { send } from '../transport/call.ts';

/** Mailed link to a waiver, or to a family's page together with one of its children. */
export interface ChildLink {
  readonly sealed: string;
  readonly playerId?: number;
  /** Makes each call under the access of the surrounding page. */
  readonly under?: <Answer>(call: Promise<Answer>) => Promise<Answer>;
}

const behind = ({ sealed, playerId }: ChildLink) => {
  const link = encodeURIComponent(sealed);
  return `/api/${playerId === undefined ? `waivers/${link}` : `families/${link}/players/${playerId}`}/emergency-contact`;
};

const asked = <Answer>({ under }: ChildLink, call: Promise<Answer>): Promise<Answer> =>
  under === undefined ? call : under(call);

/** Fetches the emergency contact that the family gave. */
export const fetchContact = (link: ChildLink): Promise<{ readonly contact: EmergencyContact | null }> =>
  asked(link, send('POST', `${behind(link)}/see`, {}));

export function giveContact(link: ChildLink, values: FormValues): Promise<unknown> {
  return asked(link, send('POST', behind(link), acceptAnswers(emergencyContactForm, values, circumstancesNow())));
}

export const removeContact = (link: ChildLink): Promise<unknown> =>
  asked(link, send('POST', `${behind(link)}/remove`, {}));

/** Fetches the emergency contact of a player, for the score keeper of the game. */
export const contactAtGame = (gameId: number, playerId: number): Promise<EmergencyContact> =>
  send('POST', `/api/games/${gameId}/players/${playerId}/emergency-contact`, {});
