import { choice } from '../../form/choice.ts';
import { hinted } from '../../form/field.ts';
import { type Answers, form } from '../../form/form.ts';
import { phone } from '../../form/phone.ts';
import type { Language } from '../../language/language.ts';
import { nonPlayingRoles, type TeamPerson } from '../../team/team-lead.ts';
import { fullName, playerEmail, playerPhone } from '../newcomer/player-fields.ts';

/** Form for somebody who leads a team and does not play: no birth year, no waiver, no fee. */
export const teamPerson = form({
  name: fullName,
  email: hinted(playerEmail, 'The link to the team’s page goes here, and everything we write to the team'),
  phone: hinted(
    phone(playerPhone.label, {
      tooShort: 'Phone Number must be at least 10 digits',
      symbols: 'Phone Number must contain only digits, spaces, and common phone symbols',
    }),
    'For the organizers, should they have to reach the team',
  ),
  role: choice('Who they are', nonPlayingRoles, 'Please choose a parent or a coach'),
});

/** Returns the person entered in that form, with the language of their letters. */
export function personOf(answers: Answers<typeof teamPerson>, language: Language): TeamPerson {
  const { name, email, phone: number, role } = answers;
  return { name, email, phone: number, role, language };
}
