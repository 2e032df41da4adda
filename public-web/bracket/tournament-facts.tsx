import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import { writtenAges, writtenDate } from '../kit/written.ts';
import { words } from './page-words.ts';
import styles from './tournament-page.module.css';

const { detail: text } = words;

/** Date, age group, place and status of a tournament; facts that are still loading keep their place. */
export function TournamentFacts({ tournament }: { readonly tournament: PublicTournament | undefined }) {
  const facts = [
    [text.date, tournament && writtenDate(tournament.date)],
    [text.ageGroup, tournament && writtenAges(tournament.ageGroup)],
    [text.location, tournament?.location],
    [text.status, tournament && words.statuses[tournament.status]],
  ] as const;
  return (
    <dl className={styles.facts} data-status={tournament?.status}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value ?? '\u00a0'}</dd>
        </div>
      ))}
    </dl>
  );
}
