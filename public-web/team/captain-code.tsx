import { useState } from 'react';
import { InviteWays } from '../invitation/invite-ways.tsx';
import button from '../kit/button.module.css';
import { Question } from '../kit/question.tsx';
import { replaceCode } from './captain-calls.ts';
import styles from './captain-page.module.css';
import { type CaptainPart, useAct } from './captain-part.ts';
import { words } from './captain-words.ts';

/** Invitation code with the ways to share it, and a button to replace it. */
export function CaptainCode({ team, onChange }: CaptainPart) {
  const { share } = words;
  const [isAsking, setAsking] = useState(false);
  const { isBusy, act } = useAct(onChange);
  const replace = async () => {
    await act(() => replaceCode(team.id), share.replaced);
    setAsking(false);
  };
  if (!team.canInvite) return null;
  return (
    <section className={styles.part} aria-labelledby="code">
      <h2 id="code">{share.title}</h2>
      <p>{share.lead}</p>
      <p className={styles.code}>
        <span>{share.code}</span> <strong>{team.invitationCode}</strong>
      </p>
      <InviteWays
        code={team.invitationCode}
        team={team.name}
        tournament={team.tournament}
        date={team.date}
        prices={team}
      />
      <div>
        <button type="button" className={button.quiet} onClick={() => setAsking(true)}>
          {share.replace}
        </button>
      </div>
      {isAsking && (
        <Question
          title={share.replaceTitle}
          keep={share.keep}
          now={share.replaceNow}
          isBusy={isBusy}
          onNow={replace}
          onClose={() => setAsking(false)}
        >
          <p>{share.replaceText}</p>
        </Question>
      )}
    </section>
  );
}
