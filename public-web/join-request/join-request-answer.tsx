import { useState } from 'react';
import type { CaptainsAnswer } from '../../domain/use-case/join-request/answer-join-request.ts';
import button from '../kit/button.module.css';
import { showToast } from '../kit/toasts.ts';
import { sentenceOf } from '../transport/call-failed.ts';
import { answerJoinRequest, type JoinRequestShown } from './join-request-calls.ts';
import styles from './join-request-page.module.css';
import { words } from './words.ts';

interface JoinRequestAnswerProps {
  readonly request: JoinRequestShown;
  readonly sealed: string;
  readonly onAnswered: (request: JoinRequestShown) => void;
}

/** Who asks, for which place, and the captain's two answers. */
export function JoinRequestAnswer({ request, sealed, onAnswered }: JoinRequestAnswerProps) {
  const { page } = words;
  const { isSending, refusal, answer } = useAnswer(sealed, onAnswered);
  return (
    <section className={styles.state}>
      <h1 className={styles.title}>
        {page.heading} <span>{request.teamName}</span>
      </h1>
      <div className={styles.player}>
        <p>{request.playerName}</p>
        <dl>
          <Fact name={page.plays} value={request.skillLevel} />
          {request.birthYear !== null && <Fact name={page.born} value={String(request.birthYear)} />}
          <Fact name={page.tournament} value={request.tournament} />
          <Fact name={page.roster} value={page.rosterOf(request.currentPlayers, request.maxPlayers)} />
        </dl>
      </div>
      {refusal !== undefined && <p className={styles.refusal}>{refusal}</p>}
      <div className={styles.ways}>
        <button type="button" className={button.primary} aria-disabled={isSending} onClick={() => answer('accepted')}>
          {page.accept}
        </button>
        <button type="button" className={button.secondary} aria-disabled={isSending} onClick={() => answer('declined')}>
          {page.decline}
        </button>
      </div>
      <p role="status">{isSending ? page.answering : page.after}</p>
    </section>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Sends one answer at a time and keeps what the server refused in sight. */
function useAnswer(sealed: string, onAnswered: (request: JoinRequestShown) => void) {
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const answer = async (said: CaptainsAnswer) => {
    if (isSending) return;
    setSending(true);
    try {
      onAnswered(await answerJoinRequest(sealed, said));
    } catch (failure) {
      const text = sentenceOf(failure, words.page.refused.text);
      setRefusal(text);
      showToast({ tone: 'alarm', title: words.page.refused.title, text });
    } finally {
      setSending(false);
    }
  };
  return { isSending, refusal, answer };
}
