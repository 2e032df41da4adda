import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { upcomingTournaments, useBoard } from '../tournament/board.ts';
import button from './button.module.css';
import styles from './opens-later.module.css';
import { words } from './opens-later-words.ts';
import { words as site } from './words.ts';

interface OpensLaterProps {
  readonly title: string;
  readonly text: string;
  /** What stands before the next tournament: when this page has something to show. */
  readonly when: string;
  readonly children: ReactNode;
}

/** A page whose time has not come yet: it says when, and where to go meanwhile. */
export function OpensLater({ title, text, when, children }: OpensLaterProps) {
  const next = upcomingTournaments(useBoard())[0];
  return (
    <section className={styles.page}>
      <title>{`${title} · ${site.brand}`}</title>
      {children}
      <h1>{title}</h1>
      <p>{text}</p>
      <dl className={styles.when}>
        <dt>{when}</dt>
        <dd>{next?.name ?? words.noneYet}</dd>
        {next !== undefined && <dd>{next.date}</dd>}
      </dl>
      <div className={styles.ways}>
        <Link to="/#register" className={button.primary}>
          {words.register}
        </Link>
        <Link to="/player-lookup" className={button.secondary}>
          {words.playerId}
        </Link>
      </div>
    </section>
  );
}
