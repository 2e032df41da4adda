import { type AgeBracket, ageBracketOptions, bracketChoice, bracketRequired } from '../../rule/age/age-bracket.ts';
import { agreement, tick } from '../../rule/form/agreement.ts';
import { choice } from '../../rule/form/choice.ts';
import { optional } from '../../rule/form/field.ts';
import { type Answers, form, type Remarks } from '../../rule/form/form.ts';
import { text } from '../../rule/form/text.ts';
import { largestId, wholeNumber } from '../../rule/form/whole-number.ts';
import { said } from '../../rule/language/sentence.ts';
import { paymentMethodChoice, registrationPaymentOptions } from '../../rule/payment/payment-method.ts';
import { wishedFields } from '../../rule/player/player-details.ts';
import { inviteEmails } from '../invitation/invite-addresses.ts';
import type { RegistrationCircumstances } from '../registration/newcomer.ts';
import { onlyWithPlace, preferredTournament } from '../tournament/tournament-fields.ts';
import { contactShared, likenessAllowed } from '../waiver/waiver-fields.ts';

/** Options for the team of a returning player. */
export const teamOptions = [
  { value: 'same', label: 'Same team' },
  { value: 'join', label: 'Join a team' },
  { value: 'create', label: 'Create a new team' },
  { value: 'individual', label: 'Individual player' },
] as const;

export type TeamOption = (typeof teamOptions)[number]['value'];

/** Tournament to come; `tournament` of the earlier record is the one that was played. */
const newTournament = { ...preferredTournament, inWords: 'tournamentDate' };

const missingInFallCup = said('Age bracket is required for 3V3 July Cup 2025');

/** Form for the last step of a returning player (registration specification, section 5, re-register). */
export const returnForm = form(
  {
    tournamentId: newTournament,
    teamOption: choice('Team option', teamOptions, 'Please select a team option'),
    newTeamId: optional(
      wholeNumber({ label: 'Team', from: 1, to: largestId, message: 'Please select a team to join' }),
    ),
    newTeamName: optional(
      text({
        label: 'Team name',
        min: [2, 'Team name must be at least 2 characters'],
        max: [100, 'Team name must be less than 100 characters'],
      }),
    ),
    ageBracket: optional(bracketChoice(ageBracketOptions)),
    ...wishedFields,
    paymentMethod: paymentMethodChoice(registrationPaymentOptions, 'Please select a payment method'),
    acceptTerms: agreement('Terms and Conditions', 'You must accept the terms and conditions'),
    likenessAllowed,
    contactShared,
    sendTeammateInvites: tick('Invite teammates'),
    teammateEmails: inviteEmails,
    onlyWithPlace,
  },
  { complaints: teamComplaints },
);

export type ReturnAnswers = Answers<typeof returnForm>;

interface TeamAnswers {
  readonly tournamentId: number;
  readonly teamOption: TeamOption;
  readonly newTeamId: number | null;
  readonly newTeamName: string | null;
  readonly ageBracket: AgeBracket | null;
}

function teamComplaints(answers: Partial<TeamAnswers>, { ageYear }: RegistrationCircumstances): Remarks {
  const lacksBracket = answers.ageBracket === null;
  if (answers.teamOption === 'join' && answers.newTeamId === null)
    return { newTeamId: said('Please select a team to join') };
  if (answers.teamOption === 'create') {
    return {
      ...(answers.newTeamName === null && { newTeamName: said('Please enter a team name') }),
      ...(lacksBracket && { ageBracket: said('Age bracket is required for new team creation') }),
    };
  }
  return ageYear !== null && lacksBracket
    ? { ageBracket: bracketRequired(answers.tournamentId, missingInFallCup) }
    : {};
}
