import { bracketChoice } from '../../rule/age/age-bracket.ts';
import { hinted, optional } from '../../rule/form/field.ts';
import { type Answers, form } from '../../rule/form/form.ts';
import { text } from '../../rule/form/text.ts';
import { said } from '../../rule/language/sentence.ts';
import { paymentMethodChoice, registrationPaymentOptions } from '../../rule/payment/payment-method.ts';
import { playerDetails } from '../../rule/player/player-details.ts';
import { teamDetails } from '../../rule/team/team-details.ts';
import { inviteEmails } from '../invitation/invite-addresses.ts';
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
  parentEmail,
  parentName,
  parentPhone,
  playerEmail,
  playerPhone,
} from '../registration/player-fields.ts';
import { onlyWithPlace, preferredTournament } from '../tournament/tournament-fields.ts';
import { contactShared, likenessAllowed, termsAccepted } from '../waiver/waiver-fields.ts';

const missingInFallCup = said('Age bracket is required for Fall Cup 2025 tournament registration');

/** Form field for the name of a new team. */
export const teamName = hinted(
  text({ label: 'Team Name', max: [100, 'Team Name must be less than 100 characters'] }),
  'A new name for these days: please not the name of the captain’s current team',
);

/** Form for creating a team (registration specification, section 5). */
export const newTeam = form(
  {
    name: teamName,
    tournamentId: preferredTournament,
    ageBracket: optional(bracketChoice()),
    captainName: fullName,
    captainEmail: playerEmail,
    captainPhone: playerPhone,
    birthYear,
    currentClub,
    ...playerDetails,
    parentName,
    parentEmail,
    parentPhone,
    ...teamDetails,
    inviteEmails,
    paymentMethod: paymentMethodChoice(registrationPaymentOptions, 'Please select a payment method'),
    termsAccepted,
    likenessAllowed,
    contactShared,
    onlyWithPlace,
  },
  {
    complaints: ({ captainName, ...answers }, circumstances: RegistrationCircumstances) => ({
      ...bracketComplaints(answers, circumstances, missingInFallCup),
      ...guardianComplaints({ ...answers, ...(captainName !== undefined && { name: captainName }) }, circumstances),
    }),
    warnings: guardianWarnings,
  },
);

export type NewTeam = Answers<typeof newTeam>;
