import { writtenCallOff } from '../kit/written.ts';
import { useBoard } from '../site/board.ts';
import styles from './call-off-banner.module.css';

/** What the organizers say of tournaments that are called off or postponed, above every page. */
export function CallOffBanner() {
  const { tournaments = [] } = useBoard();
  return tournaments.map(
    ({ id, name, visible, callOff }) =>
      visible &&
      callOff && (
        <aside key={id} className={styles.banner} aria-label={name}>
          <p>{writtenCallOff(callOff)}</p>
        </aside>
      ),
  );
}
