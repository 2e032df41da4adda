import { useState } from 'react';
import type { RequestView } from '../../domain/answer/join-request/request-view.ts';
import type { CaptainsAnswer } from '../../domain/use-case/join-request/answer-join-request.ts';
import { useArrival } from '../kit/arrival.ts';
import button from '../kit/button.module.css';
import { Fact } from '../kit/fact.tsx';
import { Link } from '../kit/link.tsx';
import pages from '../kit/mailed-link-page.module.css';
import { MailedLinkPage } from '../kit/mailed-link-page.tsx';
import { useSending } from '../kit/sending.ts';
import { skillLabel } from '../kit/skill-label.ts';
import { words as site } from '../site/words.ts';
import { read, send } from '../transport/call.ts';
import styles from './join-request-page.module.css';
import { words } from './words.ts';

/** Page behind the link in the captain's mail. */
export function JoinRequestPage() {
  return (
    <MailedLinkPage
      about="join request"
      title={`${words.page.title} · ${site.brand}`}
      loading={words.page.loading}
      find={joinRequest}
      gone={words.page.gone}
      broken={words.page.failed}
    >
      {(asked, sealed) => <Request asked={asked} sealed={sealed} />}
    </MailedLinkPage>
  );
}

function Request({ asked, sealed }: { readonly asked: RequestView; readonly sealed: string }) {
  const [answered, setAnswered] = useState<RequestView>();
  const request = answered ?? asked;
  if (request.status !== 'pending') return <JoinRequestAnswered request={request} />;
  return <JoinRequestAnswer request={request} sealed={sealed} onAnswered={setAnswered} />;
}

interface JoinRequestAnswerProps {
  readonly request: RequestView;
  readonly sealed: string;
  readonly onAnswered: (request: RequestView) => void;
}

/** Join request with the captain's two answers. */
function JoinRequestAnswer({ request, sealed, onAnswered }: JoinRequestAnswerProps) {
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

/** Fetches the request behind the link in the captain's mail. */
function joinRequest(sealed: string): Promise<RequestView> {
  return read(`/api/join-requests/${encodeURIComponent(sealed)}`);
}

/** Sends the captain's answer. */
function answerJoinRequest(sealed: string, answer: CaptainsAnswer): Promise<RequestView> {
  return send('POST', `/api/join-requests/${encodeURIComponent(sealed)}`, { answer });
}

const { page } = words;

/** Result after the captain's answer, whether given now or earlier. */
function JoinRequestAnswered({ request }: { readonly request: RequestView }) {
  const heading = useArrival<HTMLHeadingElement>();
  const isAccepted = request.status === 'accepted';
  const { title } = isAccepted ? page.accepted : page.declined;
  return (
    <section className={pages.state}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>
        {isAccepted ? page.accepted.text(request.playerName, request.teamName) : page.declined.text(request.playerName)}
      </p>
      <Home />
    </section>
  );
}

function Home() {
  return (
    <div className={pages.ways}>
      <Link to="/" className={button.secondary}>
        {page.home}
      </Link>
    </div>
  );
}
