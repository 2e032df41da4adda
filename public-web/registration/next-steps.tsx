import { firstLetterTo } from '../../domain/rule/schedule/first-letter.ts';
import { useBoard } from '../site/board.ts';
import { AddToCalendar } from '../tournament/add-to-calendar.tsx';
import styles from './next-steps.module.css';
import { words } from './success-words.ts';

interface NextStepsProps {
  readonly tournamentId: number;
  /** Whether the player has a team, and thus teammates. */
  readonly hasTeam: boolean;
}

/** Next steps of a family, and the day to keep free. */
export function NextSteps({ tournamentId, hasTeam }: NextStepsProps) {
  const tournament = useBoard().tournaments?.find(({ id }) => id === tournamentId);
  const letter = firstLetterTo(tournament ?? { firstDay: null }, new Date());
  return (
    <section className={styles.next}>
      <h3>{words.next}</h3>
      <ol>
        <li>{words.checkEmail}</li>
        {letter !== null && <li>{words.schedule[letter]}</li>}
        {hasTeam && <li>{words.teamStep}</li>}
      </ol>
      <AddToCalendar tournamentId={tournamentId} />
    </section>
  );
}
