import { AddToCalendar } from '../tournament/add-to-calendar.tsx';
import styles from './next-steps.module.css';
import { words } from './success-words.ts';

interface NextStepsProps {
  readonly tournamentId: number;
  /** Only somebody with a team has teammates. */
  readonly hasTeam: boolean;
}

/** What a family can expect now, and the day to keep free. */
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
