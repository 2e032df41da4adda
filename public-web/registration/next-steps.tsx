import { AddToCalendar } from '../tournament/add-to-calendar.tsx';
import styles from './next-steps.module.css';
import { words } from './success-words.ts';

/** What a family can expect now, and the day to keep free. */
export function NextSteps({ tournamentId }: { readonly tournamentId: number }) {
  return (
    <section className={styles.next}>
      <h3>{words.next}</h3>
      <ol>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <AddToCalendar tournamentId={tournamentId} />
    </section>
  );
}
