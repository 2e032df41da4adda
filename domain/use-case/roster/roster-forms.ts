import { accepted, type Field, refused } from '../../rule/form/field.ts';
import { form } from '../../rule/form/form.ts';
import { text } from '../../rule/form/text.ts';
import { largestId, wholeNumber } from '../../rule/form/whole-number.ts';

/** Form for choosing a player of the roster. */
export const rosterChoice = form({
  playerId: wholeNumber({ label: 'Player', from: 1, to: largestId, message: 'Please select a player' }),
});

const yesOrNo: Field<boolean> = {
  label: 'Free agents',
  limits: () => ({ type: 'boolean', required: true }),
  read: (raw) => (typeof raw === 'boolean' ? accepted(raw) : refused('Please say whether free agents may be placed')),
};

/** Form for accepting free agents on a team. */
export const freeAgentChoice = form({ acceptsFreeAgents: yesOrNo });

/** Form for taking a player off a team, with the reason that the family reads. */
export const dismissal = form({
  reason: text({
    label: 'Reason for the family',
    min: [3, 'Please say why: the family reads it'],
    max: [200, 'Reason must be at most 200 characters'],
  }),
});
