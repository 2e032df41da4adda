import { useState } from 'react';
import type { AskedChange } from '../../domain/answer/player/asked-change.ts';
import button from '../kit/button.module.css';
import { showToast } from '../kit/toasts.ts';
import { sentenceOf } from '../transport/call-failed.ts';
import { answerChange } from './change-calls.ts';
import styles from './change-page.module.css';
import { words } from './change-words.ts';

interface ChangeAnswerProps {
  readonly change: AskedChange;
  readonly sealed: string;
  readonly onAnswered: (change: AskedChange) => void;
}

/** Whose record it is, what it becomes, and the answers there are. */
export function ChangeAnswer({ change, sealed, onAnswered }: ChangeAnswerProps) {
  const said = words[change.kind];
  const { isSending, answer } = useAnswer(sealed, onAnswered);
  return (
    <section className={styles.state}>
      <h1>{said.heading}</h1>
      <div className={styles.change}>
        <p className={styles.player}>{change.playerName}</p>
        <dl>
          {change.values.map(({ name, from, to }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <del>{from ?? words.none}</del> <span className={styles.becomes}>{words.becomes}</span>{' '}
                <ins>{to ?? words.none}</ins>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p>{said.text}</p>
      <div className={styles.ways}>
        <button type="button" className={button.primary} aria-disabled={isSending} onClick={() => answer(true)}>
          {isSending ? words.sending : said.yes}
        </button>
        {'no' in said && (
          <button type="button" className={button.secondary} aria-disabled={isSending} onClick={() => answer(false)}>
            {said.no}
          </button>
        )}
      </div>
    </section>
  );
}

/** Sends one answer at a time. */
function useAnswer(sealed: string, onAnswered: (change: AskedChange) => void) {
  const [isSending, setSending] = useState(false);
  const answer = async (isWanted: boolean) => {
    if (isSending) return;
    setSending(true);
    try {
      onAnswered(await answerChange(sealed, isWanted));
    } catch (failure) {
      const { title, text } = words.refused;
      showToast({ tone: 'alarm', title, text: sentenceOf(failure, text) });
    } finally {
      setSending(false);
    }
  };
  return { isSending, answer };
}
