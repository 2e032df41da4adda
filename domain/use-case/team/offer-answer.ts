import { choice, type Option } from '../../form/choice.ts';
import { form } from '../../form/form.ts';

export type OfferChoice = 'taken' | 'declined';

/** Answers to the offer of a team. */
export const offerChoices: readonly Option<OfferChoice>[] = [
  { value: 'taken', label: 'Take the team' },
  { value: 'declined', label: 'No, thank you' },
];

export const offerAnswer = form({ answer: choice('Answer', offerChoices, 'Please take the team or decline') });
