import type { ChangesView } from '../../domain/answer/change-request/changes-view.ts';
import { AnswerButton } from '../kit/answer-button.tsx';
import { showToast } from '../kit/toasts.ts';
import { takeBack } from './change-request-calls.ts';
import { words } from './take-back-words.ts';

interface TakeBackProps {
  readonly id: number;
  readonly sealed: string;
  readonly onChanged: (changes: ChangesView) => void;
}

/** Button that withdraws a pending request; the registration stays as it was. */
export function TakeBack({ id, sealed, onChanged }: TakeBackProps) {
  const takenBack = (changes: ChangesView) => {
    onChanged(changes);
    showToast({ tone: 'good', ...words.done });
  };
  return (
    <AnswerButton label={words.takeBack} failed={words.failed} send={() => takeBack(sealed, id)} onSent={takenBack} />
  );
}
