import { useState } from 'react';
import button from '../kit/button.module.css';
import { Question } from '../kit/question.tsx';
import { withdraw } from './captain-calls.ts';
import { CaptainOwnRegistration } from './captain-own-registration.tsx';
import styles from './captain-page.module.css';
import { type CaptainPart, useAct } from './captain-part.ts';
import { words } from './captain-words.ts';

/** Withdrawal of a team that cannot play; the consequences are shown first. */
export function CaptainWithdrawal({ team, onChange }: CaptainPart) {
  const { withdrawal } = words;
  const [isAsking, setAsking] = useState(false);
  const { isBusy, act } = useAct(onChange);
  const withdrawNow = async () => {
    await act(() => withdraw(team.id), withdrawal.done);
    setAsking(false);
  };
  if (!team.canWithdraw) return null;
  return (
    <section className={styles.part} aria-labelledby="withdrawal">
      <h2 id="withdrawal">{withdrawal.title}</h2>
      <p>{withdrawal.text}</p>
      <div>
        <button type="button" className={button.quiet} onClick={() => setAsking(true)}>
          {withdrawal.open}
        </button>
      </div>
      {team.players.some(({ isCaptain }) => isCaptain) && <CaptainOwnRegistration teamId={team.id} />}
      {isAsking && (
        <Question
          title={withdrawal.ask(team.name)}
          keep={withdrawal.keep}
          now={withdrawal.now}
          isBusy={isBusy}
          onNow={withdrawNow}
          onClose={() => setAsking(false)}
        >
          <p>{withdrawal.lead(team.tournament)}</p>
          <ul className={styles.follows}>
            {withdrawal.follows(team.players.length).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Question>
      )}
    </section>
  );
}
