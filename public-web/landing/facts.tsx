import { dollars, feeInCents } from '../../domain/payment/fee.ts';
import { writtenDate } from '../kit/written.ts';
import { type Board, useBoard } from '../site/board.ts';
import { openTournaments, upcomingTournaments } from '../tournament/open-tournaments.ts';
import styles from './facts.module.css';
import { words } from './words.ts';

const { facts } = words.hero;

/** The scoreboard under the headline: what is next, for whom, where, and the fee. */
export function Facts() {
  const board = useBoard();
  return (
    <dl className={styles.facts} aria-label={facts.label}>
      <div className={styles.next}>
        <dt>{facts.next}</dt>
        {nextUp(board).map((line) => (
          <dd key={line}>{line}</dd>
        ))}
      </div>
      <div>
        <dt>{facts.where}</dt>
        <dd>{facts.whereValue}</dd>
      </div>
      <div>
        <dt>{facts.ages}</dt>
        <dd>{facts.agesValue}</dd>
      </div>
      <div>
        <dt>{facts.fee}</dt>
        <dd className={styles.fee}>{dollars(board.site?.fee.cents ?? feeInCents)}</dd>
      </div>
    </dl>
  );
}

/** The next tournament and its date, line by line. */
function nextUp(board: Board): readonly string[] {
  const next = openTournaments(board)[0] ?? upcomingTournaments(board)[0];
  if (next !== undefined) return [next.name, writtenDate(next.date)];
  return [board.tournaments === undefined && !board.hasFailed ? facts.loading : facts.unknown];
}
