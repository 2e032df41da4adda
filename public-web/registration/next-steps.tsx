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
  return (
    <section className={styles.next}>
      <h3>{words.next}</h3>
      <ol>
        {[...words.steps, ...(hasTeam ? [words.teamStep] : [])].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <AddToCalendar tournamentId={tournamentId} />
    </section>
  );
}
