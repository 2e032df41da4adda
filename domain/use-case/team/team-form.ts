import { bracketChoice } from '../../rule/age/age-bracket.ts';
import { email } from '../../rule/form/email.ts';
import { optional } from '../../rule/form/field.ts';
import { type Answers, form } from '../../rule/form/form.ts';
import { personName } from '../../rule/form/person-name.ts';
import { phone } from '../../rule/form/phone.ts';
import { text } from '../../rule/form/text.ts';
import { teamDetailsByHand } from '../../rule/team/team-details.ts';
import { chosenTournament } from '../tournament/tournament-fields.ts';

/** Form for an organizer's changes to a team; its captain and contact may be named later (operations specification, section 5). */
export const teamForm = form({
  name: text({
    label: 'Team name',
    missing: 'Team name is required',
    max: [100, 'Team name must be less than 100 characters'],
  }),
  captainName: optional(
    personName({ label: 'Captain name', max: [100, 'Captain name must be less than 100 characters'] }),
  ),
  captainEmail: optional(email('Captain email', 'Please enter a valid email address')),
  captainPhone: optional(
    phone('Captain phone', {
      tooShort: 'Captain phone must be at least 10 digits',
      symbols: 'Captain phone must contain only digits, spaces, and common phone symbols',
    }),
  ),
  tournamentId: optional(chosenTournament),
  ageBracket: optional(bracketChoice()),
  ...teamDetailsByHand,
});

export type TeamAnswers = Answers<typeof teamForm>;

/** Default tournament of a team or player for which an organizer chooses none (operations specification, section 5). */
export const usualTournamentName = '3V3 July Cup 2025';
