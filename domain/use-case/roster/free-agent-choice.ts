import { accepted, type Field, refused } from '../../form/field.ts';
import { form } from '../../form/form.ts';

const yesOrNo: Field<boolean> = {
  label: 'Free agents',
  limits: () => ({ type: 'boolean', required: true }),
  read: (raw) => (typeof raw === 'boolean' ? accepted(raw) : refused('Please say whether free agents may be placed')),
};

/** Form for accepting free agents on a team. */
export const freeAgentChoice = form({ acceptsFreeAgents: yesOrNo });
