import { dollars, feeInCents } from '../../domain/rule/payment/fee.ts';
import { isCalledOff } from '../../domain/rule/tournament/is-called-off.ts';
import { writtenDate } from '../kit/written.ts';
import { priceNow } from '../payment/price-now.ts';
import { type Board, useBoard } from '../site/board.ts';
import { nextTournament, openTournaments } from '../site/open-tournaments.ts';
import styles from './facts.module.css';
import { words } from './words.ts';

const { facts } = words.hero;

/** Facts under the headline: next tournament, ages, place and fee. */
export function Facts() {
  const board = useBoard();
  return (
    <dl className={styles.facts} aria-label={facts.label}>
      <div className={styles.next}>
        <dt>{playedOf(board).length > 0 ? facts.played : facts.next}</dt>
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
        <Fee board={board} />
      </div>
    </dl>
  );
}

/** Price of a player in the next tournament today, and the end of a reduced one. */
function Fee({ board }: { readonly board: Board }) {
  const { cents, early } = priceNow(nextOf(board), board.site?.fee.cents ?? feeInCents);
  return (
    <>
      <dd className={styles.fee}>{cents === 0 ? facts.free : dollars(cents)}</dd>
      {early !== undefined && (
        <dd className={styles.until}>{facts.untilThen(early.until, dollars(early.thenCents))}</dd>
      )}
    </>
  );
}

const nextOf = (board: Board) => openTournaments(board)[0] ?? nextTournament(board);

/** Returns the active tournaments; the next one comes after them. */
const playedOf = ({ tournaments = [] }: Board) =>
  tournaments.filter((one) => one.visible && one.status === 'active' && !isCalledOff(one));

/** Returns the lines about the active tournament and the date of the next one, or about the next one alone. */
function nextUp(board: Board): readonly string[] {
  const next = nextOf(board);
  const [played, ...others] = playedOf(board);
  if (played !== undefined) {
    const named = others.length > 0 ? facts.andMore(played.name, others.length) : played.name;
    return [named, ...(next === undefined ? [] : [facts.after(writtenDate(next.date))])];
  }
  if (next !== undefined) return [next.name, writtenDate(next.date)];
  return [board.tournaments === undefined && !board.hasFailed ? facts.loading : facts.unknown];
}
