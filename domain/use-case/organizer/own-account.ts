import { type Answers, form } from '../../rule/form/form.ts';
import { accountInvitation } from './account-form.ts';

/** Form for an organizer's new name. */
export const ownName = form({ name: accountInvitation.fields.name });

export type OwnName = Answers<typeof ownName>;
