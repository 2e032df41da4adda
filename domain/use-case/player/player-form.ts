import { ageBracketOptions, bracketChoice } from '../../rule/age/age-bracket.ts';
import { email } from '../../rule/form/email.ts';
import { optional } from '../../rule/form/field.ts';
import { type Answers, form } from '../../rule/form/form.ts';
import { personName } from '../../rule/form/person-name.ts';
import { phone } from '../../rule/form/phone.ts';
import { text } from '../../rule/form/text.ts';
import { largestId, wholeNumber } from '../../rule/form/whole-number.ts';
import { said } from '../../rule/language/sentence.ts';
import { everyPaymentOption, paymentMethodChoice } from '../../rule/payment/payment-method.ts';
import { familyLanguage } from '../../rule/player/family-language.ts';
import { playerDetails } from '../../rule/player/player-details.ts';
import { skillLevelChoice } from '../../rule/player/skill-level.ts';
import { parentEmail, parentName, parentPhone } from '../registration/player-fields.ts';
import { chosenTournament } from '../tournament/tournament-fields.ts';

/** Form for an organizer's changes to a player (operations specification, section 5). */
export const playerForm = form({
  name: personName({ label: 'Name', missing: 'Name is required', max: [100, 'Name must be less than 100 characters'] }),
  email: optional(email('Email', 'Please enter a valid email address')),
  phone: optional(
    phone('Phone', {
      tooShort: 'Phone must be at least 10 digits',
      symbols: 'Phone must contain only digits, spaces, and common phone symbols',
    }),
  ),
  birthYear: optional(
    wholeNumber({
      label: 'Birth year',
      from: 1990,
      to: ({ year }) => year,
      message: (upper) => said('Birth year must be between 1990 and {upper}', { upper }),
    }),
  ),
  skillLevel: optional(skillLevelChoice),
  currentClub: optional(text({ label: 'Current club', max: [100, 'Current club must be less than 100 characters'] })),
  ...playerDetails,
  parentName,
  parentEmail,
  parentPhone,
  tournamentId: optional(chosenTournament),
  teamId: optional(wholeNumber({ label: 'Team', from: 1, to: largestId, message: 'Please select a team' })),
  ageBracket: optional(bracketChoice(ageBracketOptions)),
  language: optional(familyLanguage),
  paymentMethod: optional(paymentMethodChoice(everyPaymentOption, 'Payment method is required')),
});

export type PlayerAnswers = Answers<typeof playerForm>;

/** Initial values of an organizer's form for a new player (operations specification, section 5). */
export const usualPlayer = {
  birthYear: 2005,
  skillLevel: 'Here to Play',
  currentClub: 'None',
  language: 'en',
  paymentMethod: 'venmo',
} as const;
