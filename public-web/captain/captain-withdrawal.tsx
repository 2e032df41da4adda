import { useState } from 'react';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { Question } from '../kit/question.tsx';
import { SiteContact } from '../site/site-contact.tsx';
import { withdraw } from './captain-calls.ts';
import styles from './captain-page.module.css';
import { type CaptainPart, useAct } from './captain-part.ts';
import { words } from './captain-words.ts';

/** Withdrawal of a team that cannot play; the consequences are shown first. Once games are drawn it names the organizers. */
export function CaptainWithdrawal({ team, onChange }: CaptainPart) {
  const { withdrawal } = words;
  const [isAsking, setAsking] = useState(false);
  const { isBusy, act } = useAct(onChange);
  const withdrawNow = async () => {
    await act(() => withdraw(team.id), withdrawal.done);
    setAsking(false);
  };
  const isLate = team.isDrawn || !team.canChangeRoster;
  return (
    <section className={styles.part} aria-labelledby="withdrawal">
      <h2 id="withdrawal">{withdrawal.title}</h2>
      {isLate ? (
        <p>
          {withdrawal.late} <SiteContact />
        </p>
      ) : (
        <>
          <p>{withdrawal.text}</p>
          <div>
            <button type="button" className={button.quiet} onClick={() => setAsking(true)}>
              {withdrawal.open}
            </button>
          </div>
        </>
      )}
      {team.canChangeRoster && (
        <p>
          {withdrawal.alone} <Link to="/player-lookup">{withdrawal.gone.playerId}</Link>
        </p>
      )}
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
