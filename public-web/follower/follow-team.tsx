import { useState } from 'react';
import button from '../kit/button.module.css';
import { failureNotice } from '../kit/failure-notice.ts';
import { showToast } from '../kit/toasts.ts';
import { follow, isFollowed, obstacle, unfollow } from './follow-calls.ts';
import styles from './follow-team.module.css';
import { words } from './words.ts';

type State = 'not followed' | 'followed' | 'asking' | 'refused';

/** Button that lets this browser follow a team; permission is requested only when it is pressed. */
export function FollowTeam({ teamId }: { readonly teamId: number }) {
  const [state, setState] = useState<State>(() => (isFollowed(teamId) ? 'followed' : 'not followed'));
  const inTheWay = obstacle();
  const change = async (work: () => Promise<State>, back: State) => {
    setState('asking');
    try {
      setState(await work());
    } catch (error) {
      setState(back);
      showToast({ tone: 'alarm', ...failureNotice(error, words.failed) });
    }
  };
  const begin = () =>
    change(async () => {
      if ((await follow(teamId)) === undefined) return 'refused';
      showToast({ tone: 'good', ...words.done });
      return 'followed';
    }, 'not followed');
  const end = () =>
    change(async () => {
      await unfollow(teamId);
      showToast({ tone: 'good', ...words.stopped });
      return 'not followed';
    }, 'followed');
  return (
    <section className={styles.follow}>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      {inTheWay !== undefined && state !== 'followed' ? (
        <p className={styles.obstacle}>{words.obstacles[inTheWay]}</p>
      ) : (
        <Answer state={state} onFollow={() => void begin()} onUnfollow={() => void end()} />
      )}
    </section>
  );
}

interface AnswerProps {
  readonly state: State;
  readonly onFollow: () => void;
  readonly onUnfollow: () => void;
}

function Answer({ state, onFollow, onUnfollow }: AnswerProps) {
  if (state === 'followed')
    return (
      <>
        <p role="status">
          <strong>{words.followed}</strong>
        </p>
        <button type="button" className={button.secondary} onClick={onUnfollow}>
          {words.unfollow}
        </button>
      </>
    );
  return (
    <>
      <button type="button" className={button.primary} disabled={state === 'asking'} onClick={onFollow}>
        {state === 'asking' ? words.following : words.follow}
      </button>
      {state === 'refused' && <p role="alert">{words.refused}</p>}
    </>
  );
}
