import { form } from '../../form/form.ts';
import { teamName } from './new-team.ts';

/** The other name a captain wants for the team. */
export const newTeamName = form({ name: { ...teamName, label: 'New team name' } });
