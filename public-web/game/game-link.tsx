import type { ReactNode } from 'react';
import { Link } from '../kit/link.tsx';
import styles from './game-link.module.css';
import { words } from './words.ts';

interface GameLinkProps {
  readonly id: number;
  /** Names of both teams. */
  readonly sides: readonly [string, string];
  readonly className?: string | undefined;
  readonly tabIndex?: number;
  readonly children: ReactNode;
}

/** Link to the page of a game, whose row or card leads there as a whole; the teams in it stay links of their own. */
export function GameLink({ id, sides: [one, other], className, tabIndex, children }: GameLinkProps) {
  return (
    <Link
      to={`/games/${id}`}
      className={[styles.link, className].filter(Boolean).join(' ')}
      aria-description={words.open(one, other)}
      {...{ tabIndex }}
    >
      {children}
    </Link>
  );
}
