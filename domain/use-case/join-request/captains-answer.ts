import { choice } from '../../rule/form/choice.ts';
import { form } from '../../rule/form/form.ts';
import { captainsAnswers } from '../../rule/join-request/join-request.ts';

const answers = [
  { value: 'accepted', label: captainsAnswers.accepted },
  { value: 'declined', label: captainsAnswers.declined },
] as const;

/** Form for a captain's answer to a request. */
export const captainsAnswer = form({ answer: choice('Answer', answers, 'Please accept or decline') });
