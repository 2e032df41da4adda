import button from './button.module.css';
import { useSending } from './sending.ts';

interface AnswerButtonProps<Answer> {
  readonly label: string;
  readonly failed: { readonly title: string; readonly text: string };
  readonly send: () => Promise<Answer>;
  readonly onSent: (after: Answer) => void;
}

/** Button that sends an answer. */
export function AnswerButton<Answer>({ label, failed, send, onSent }: AnswerButtonProps<Answer>) {
  const sending = useSending(failed);
  const answer = () => sending.send(async () => onSent(await send()));
  return (
    <button type="button" className={button.secondary} aria-disabled={sending.isSending} onClick={answer}>
      {label}
    </button>
  );
}
