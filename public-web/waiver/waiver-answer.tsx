import button from '../kit/button.module.css';
import { useSending } from '../kit/sending.ts';
import { words } from './sign-words.ts';

interface WaiverAnswerProps<Answer> {
  readonly label: string;
  readonly send: () => Promise<Answer>;
  readonly onSent: (after: Answer) => void;
}

/** An answer of one press. */
export function WaiverAnswer<Answer>({ label, send, onSent }: WaiverAnswerProps<Answer>) {
  const sending = useSending(words.change.failed);
  const answer = () => sending.send(async () => onSent(await send()));
  return (
    <button type="button" className={button.secondary} aria-disabled={sending.isSending} onClick={answer}>
      {label}
    </button>
  );
}
