import { useState } from 'react';
import { Link } from 'react-router';
import { useArrival } from '../kit/arrival.ts';
import button from '../kit/button.module.css';
import { Question } from '../kit/question.tsx';
import { useSending } from '../kit/sending.ts';
import { stepDown } from './captain-lead-calls.ts';
import { words } from './captain-lead-words.ts';
import styles from './captain-page.module.css';
import type { CaptainPart } from './captain-part.ts';

interface CaptainStepDownProps extends Pick<CaptainPart, 'team'> {
  /** Called once the leader has stepped down and lost access to the page. */
  readonly onSteppedDown: () => void;
}

/** Button with which a parent or coach steps down: the team has no leader until a captain is named, and their data is erased. */
export function CaptainStepDown({ team, onSteppedDown }: CaptainStepDownProps) {
  const ways = words.stepDown;
  const [isAsking, setAsking] = useState(false);
  const { isSending, send } = useSending(words.failed);
  const now = () =>
    send(async () => {
      await stepDown(team.id);
      onSteppedDown();
    });
  return (
    <>
      <p>{ways.text}</p>
      <div>
        <button type="button" className={button.quiet} onClick={() => setAsking(true)}>
          {ways.open}
        </button>
      </div>
      {isAsking && (
        <Question
          title={ways.title(team.name)}
          keep={ways.keep}
          now={ways.submit}
          isBusy={isSending}
          onNow={now}
          onClose={() => setAsking(false)}
        >
          <p>{ways.lead}</p>
        </Question>
      )}
    </>
  );
}

/** Message that the leader has stepped down. */
export function CaptainSteppedDown({ team }: { readonly team: string }) {
  const heading = useArrival<HTMLHeadingElement>();
  const { done } = words.stepDown;
  return (
    <section className={styles.state}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {done.title(team)}
      </h1>
      <p>{done.text}</p>
      <div className={styles.ways}>
        <Link to="/" className={button.primary}>
          {done.home}
        </Link>
      </div>
    </section>
  );
}
