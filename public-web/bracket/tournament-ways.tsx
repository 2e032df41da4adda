import { useId } from 'react';
import { useNavigate } from 'react-router';
import { BackMark } from '../kit/back-button.tsx';
import { Link } from '../kit/link.tsx';
import { useBoard } from '../site/board.ts';
import { inOrder } from './in-order.ts';
import { words } from './page-words.ts';
import { RefreshButton } from './refresh-button.tsx';
import styles from './tournament-page.module.css';

/** Navigation back to all tournaments, and straight to another one. */
export function TournamentWays({ id }: { readonly id: number }) {
  const select = useId();
  const navigate = useNavigate();
  const { tournaments = [] } = useBoard();
  const listed = inOrder(tournaments);
  const isListed = listed.some((one) => one.id === id);
  return (
    <div className={styles.ways}>
      <Link to="/tournaments" className={styles.back}>
        <BackMark />
        <span className={styles.allOfThem}>{words.ways.all}</span>
      </Link>
      <div className={styles.switcher}>
        <label htmlFor={select} className={styles.spoken}>
          {words.ways.other}
        </label>
        <select
          id={select}
          value={isListed ? id : ''}
          onChange={({ target }) => void navigate(`/tournaments/${target.value}`)}
        >
          {!isListed && <option value="">{words.ways.other}</option>}
          {listed.map(({ id: other, name }) => (
            <option key={other} value={other}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <RefreshButton />
    </div>
  );
}
