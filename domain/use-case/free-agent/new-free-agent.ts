import { bracketChoice } from '../../rule/age/age-bracket.ts';
import { hinted, optional } from '../../rule/form/field.ts';
import { type Answers, form } from '../../rule/form/form.ts';
import { text } from '../../rule/form/text.ts';
import { largestId, wholeNumber } from '../../rule/form/whole-number.ts';
import { said } from '../../rule/language/sentence.ts';
import { paymentMethodChoice, registrationPaymentOptions } from '../../rule/payment/payment-method.ts';
import { playerDetails } from '../../rule/player/player-details.ts';
import { skillLevelChoice } from '../../rule/player/skill-level.ts';
import {
  bracketComplaints,
  guardianComplaints,
  guardianWarnings,
  type RegistrationCircumstances,
} from '../registration/newcomer.ts';
import {
  birthYear,
  currentClub,
  fullName,
  notes,
  parentEmail,
  parentName,
  parentPhone,
  playerEmail,
  playerPhone,
} from '../registration/player-fields.ts';
import { preferredTournament } from '../tournament/tournament-fields.ts';
import { contactShared, likenessAllowed, termsAccepted } from '../waiver/waiver-fields.ts';

const missingInFallCup = said('Age bracket is required for tournament registration');

/** Form field for a friend or sibling to be placed with. */
export const playWith = hinted(
  optional(text({ label: 'Play with', max: [200, 'Play with must be less than 200 characters'] })),
  'The name of a friend or sibling you want on your team',
);

/** Form for a player who registers alone and is placed on a team (registration specification, sections 2 and 5). */
export const newFreeAgent = form(
  {
    name: fullName,
    email: playerEmail,
    phone: playerPhone,
    birthYear,
    currentClub,
    ...playerDetails,
    parentName,
    parentEmail,
    parentPhone,
    tournamentId: preferredTournament,
    skillLevel: skillLevelChoice,
    ageBracket: optional(bracketChoice()),
    requestedTeamId: optional(
      wholeNumber({ label: 'Team', from: 1, to: largestId, message: 'Please select a team to join' }),
    ),
    playWith,
    notes,
    paymentMethod: paymentMethodChoice(registrationPaymentOptions, 'Please select a payment method'),
    termsAccepted,
    likenessAllowed,
    contactShared,
  },
  {
    complaints: (answers, circumstances: RegistrationCircumstances) => ({
      ...bracketComplaints(answers, circumstances, missingInFallCup),
      ...guardianComplaints(answers, circumstances),
    }),
    warnings: guardianWarnings,
  },
);

export type NewFreeAgent = Answers<typeof newFreeAgent>;
