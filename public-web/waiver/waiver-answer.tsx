import { AnswerButton } from '../kit/answer-button.tsx';
import { words } from './sign-words.ts';

interface WaiverAnswerProps<Answer> {
  readonly label: string;
  readonly send: () => Promise<Answer>;
  readonly onSent: (after: Answer) => void;
}

/** Button that sends an answer about a waiver. */
export function WaiverAnswer<Answer>(answer: WaiverAnswerProps<Answer>) {
  return <AnswerButton failed={words.change.failed} {...answer} />;
}
