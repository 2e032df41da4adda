import { form } from '../../rule/form/form.ts';
import { text } from '../../rule/form/text.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';

/** Form for a visitor who wants to see the brackets of an active tournament (operations specification, section 5). */
export const teamVerification = form({
  teamName: text({
    label: 'Team name',
    max: [100, 'Team name must be less than 100 characters'],
    missing: 'Please enter your team name',
  }),
});

/** Returns the refusal of a team name that nobody in the tournament has. */
export const teamNotInTournament = () =>
  new Refusal('not-found', 'Team not found in this tournament. Please check your team name spelling.');
