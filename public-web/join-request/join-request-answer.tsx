import { useState } from 'react';
import type { RequestView } from '../../domain/answer/join-request/request-view.ts';
import type { CaptainsAnswer } from '../../domain/use-case/join-request/answer-join-request.ts';
import button from '../kit/button.module.css';
import { Fact } from '../kit/fact.tsx';
import pages from '../kit/mailed-link-page.module.css';
import { useSending } from '../kit/sending.ts';
import { skillLabel } from '../kit/skill-label.ts';
import { answerJoinRequest } from './join-request-calls.ts';
import styles from './join-request-page.module.css';
import { words } from './words.ts';

interface JoinRequestAnswerProps {
  readonly request: RequestView;
  readonly sealed: string;
  readonly onAnswered: (request: RequestView) => void;
}

/** Join request with the captain's two answers. */
export function JoinRequestAnswer({ request, sealed, onAnswered }: JoinRequestAnswerProps) {
  const { page } = words;
  const [refusal, setRefusal] = useState<string>();
  const { isSending, send } = useSending(page.refused, setRefusal);
  const answer = (said: CaptainsAnswer) => send(async () => onAnswered(await answerJoinRequest(sealed, said)));
  return (
    <section className={pages.state}>
      <h1 className={pages.heading}>
        {page.heading}{' '}
        <span>
          <bdi>{request.teamName}</bdi>
        </span>
      </h1>
      <div className={styles.player}>
        <p>
          <bdi>{request.playerName}</bdi>
        </p>
        <dl>
          <Fact name={page.plays} value={skillLabel(request.skillLevel)} />
          {request.birthYear !== null && <Fact name={page.born} value={String(request.birthYear)} />}
          <Fact name={page.tournament} value={request.tournament} />
          {request.rosterAges.length > 0 && <Fact name={page.ages} value={request.rosterAges.join(', ')} />}
          <Fact name={page.roster} value={page.rosterOf(request.currentPlayers, request.maxPlayers)} />
        </dl>
      </div>
      {refusal !== undefined && <p className={pages.refusal}>{refusal}</p>}
      <div className={pages.ways}>
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
