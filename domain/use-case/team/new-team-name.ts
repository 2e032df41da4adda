import { form } from '../../rule/form/form.ts';
import { teamName } from './new-team.ts';

/** Form for a captain's new name of the team. */
export const newTeamName = form({ name: { ...teamName, label: 'New team name' } });
