import { ageBracketOptions, bracketChoice } from '../../rule/age/age-bracket.ts';
import { choice } from '../../rule/form/choice.ts';
import { optional } from '../../rule/form/field.ts';
import { type Answers, form, type Remarks } from '../../rule/form/form.ts';
import { text } from '../../rule/form/text.ts';
import { largestId, wholeNumber } from '../../rule/form/whole-number.ts';
import { deskPaymentOptions, paymentMethodChoice } from '../../rule/payment/payment-method.ts';
import { individual } from '../../rule/team/individual.ts';
import { notes } from '../registration/player-fields.ts';
import { tournamentChoice } from '../tournament/tournament-fields.ts';

const missing = 'Please fill in all required fields';

/** Options for the team of a player whom an organizer registers. */
export const teamOptions = [
  { value: 'individual', label: individual },
  { value: 'existing', label: 'Existing team' },
  { value: 'new', label: 'New team' },
] as const;

/** Form for an organizer who registers a player (operations specification, section 5). */
export const registrationForm = form(
  {
    playerId: wholeNumber({ label: 'Player', from: 1, to: largestId, message: missing }),
    tournamentId: tournamentChoice(missing),
    paymentMethod: paymentMethodChoice(deskPaymentOptions, missing),
    teamOption: choice('Team', teamOptions, missing),
    teamId: optional(
      wholeNumber({ label: 'Existing team', from: 1, to: largestId, message: 'Please select an existing team' }),
    ),
    newTeamName: optional(
      text({ label: 'New team name', max: [100, 'New team name must be less than 100 characters'] }),
    ),
    ageBracket: optional(bracketChoice(ageBracketOptions)),
    notes,
  },
  { complaints: ({ teamOption, teamId, newTeamName }) => teamComplaints(teamOption, teamId, newTeamName) },
);

export type RegistrationAnswers = Answers<typeof registrationForm>;

function teamComplaints(teamOption?: string, teamId?: number | null, newTeamName?: string | null): Remarks {
  if (teamOption === 'existing' && teamId === null) return { teamId: 'Please select an existing team' };
  if (teamOption === 'new' && newTeamName === null) return { newTeamName: 'Please enter a team name' };
  return {};
}
