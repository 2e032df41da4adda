import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CaptainsTeam } from '../../domain/answer/team/captains-team.ts';
import { words as takingBack } from '../change-request/take-back-words.ts';
import { AnswerButton } from '../kit/answer-button.tsx';
import button from '../kit/button.module.css';
import { Dialog } from '../kit/dialog.tsx';
import { showToast } from '../kit/toasts.ts';
import { captainsTeam, takeMoveBack, whereToMove } from './captain-calls.ts';
import { CaptainMoveForm } from './captain-move-form.tsx';
import { words } from './captain-move-words.ts';
import styles from './captain-page.module.css';
import { type CaptainPart, dayOf } from './captain-part.ts';

interface CaptainMoveProps extends CaptainPart {
  /** Number of changes that the captain made on this page. */
  readonly changes: number;
}

/** Fetches the possible destinations again after each change, since they depend on the state of the team. */
export function useWhereToMove(id: number, changes: number) {
  return useQuery({ queryKey: ['team-move', id, changes], queryFn: () => whereToMove(id), gcTime: 0, retry: false });
}

/** Move of the whole team to another tournament, the pending request, or the reason against it. */
export function CaptainMove({ team, changes, onChange }: CaptainMoveProps) {
  const [isMoving, setMoving] = useState(false);
  const { data: move, refetch } = useWhereToMove(team.id, changes);
  if (!team.canWithdraw || move === undefined) return null;
  const moved = async (isAtOnce: boolean) => {
    setMoving(false);
    showToast({ tone: 'good', ...(isAtOnce ? words.done : words.asked) });
    await (isAtOnce ? captainsTeam(team.id).then((now: CaptainsTeam) => onChange(now)) : refetch());
  };
  const takenBack = async () => {
    showToast({ tone: 'good', ...words.takenBack });
    await refetch();
  };
  const { asked, obstacle, destinations } = move;
  return (
    <section className={styles.part} aria-labelledby="move">
      <h2 id="move">{words.title}</h2>
      {asked !== null ? (
        <>
          <p>{words.waits(asked.toTournament, dayOf(asked.askedAt))}</p>
          <div>
            <AnswerButton
              label={takingBack.takeBack}
              failed={takingBack.failed}
              send={() => takeMoveBack(team.id, asked.id)}
              onSent={takenBack}
            />
          </div>
        </>
      ) : (
        <>
          <p>{obstacle ?? (destinations.length === 0 ? words.none : words.text)}</p>
          {destinations.length > 0 && (
            <div>
              <button type="button" className={button.quiet} onClick={() => setMoving(true)}>
                {words.open}
              </button>
            </div>
          )}
        </>
      )}
      {isMoving && (
        <Dialog title={words.ask(team.name)} onClose={() => setMoving(false)}>
          <CaptainMoveForm team={team} destinations={destinations} onCancel={() => setMoving(false)} onMoved={moved} />
        </Dialog>
      )}
    </section>
  );
}
