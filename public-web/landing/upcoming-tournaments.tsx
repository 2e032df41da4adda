import { type ReactNode, useState } from 'react';
import button from '../kit/button.module.css';
import { PageLoading } from '../kit/page-loading.tsx';
import section from '../kit/section.module.css';
import { type Board, useBoard } from '../site/board.ts';
import { upcomingTournaments } from '../site/open-tournaments.ts';
import { Fixture } from './fixture.tsx';
import { words } from './fixture-words.ts';
import styles from './upcoming-tournaments.module.css';

/** Number of tournaments shown at first. */
const most = 6;

/** Upcoming tournaments, one line each: the next six, and all on demand. */
export function UpcomingTournaments() {
  return (
    <section className={styles.band} aria-labelledby="tournaments">
      <div className={section.section}>
        <h2 id="tournaments" className={section.title}>
          {words.title}
        </h2>
        <Fixtures board={useBoard()} />
      </div>
    </section>
  );
}

function Fixtures({ board }: { readonly board: Board }) {
  const upcoming = upcomingTournaments(board);
  const [isWhole, setWhole] = useState(false);
  if (board.hasFailed) {
    return (
      <Notice title={words.failed} text={words.failedText}>
        <button type="button" className={button.secondary} onClick={board.askAgain}>
          {words.again}
        </button>
      </Notice>
    );
  }
  if (board.tournaments === undefined) return <PageLoading text={words.loading} isLong />;
  if (upcoming.length === 0) return <Notice title={words.none} text={words.noneText} />;
  return (
    <>
      <ul id="upcoming" className={styles.fixtures}>
        {(isWhole ? upcoming : upcoming.slice(0, most)).map((tournament) => (
          <Fixture key={tournament.id} tournament={tournament} />
        ))}
      </ul>
      {upcoming.length > most && (
        <button
          type="button"
          className={`${button.secondary} ${styles.all}`}
          aria-expanded={isWhole}
          aria-controls="upcoming"
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? words.first(most) : words.all(upcoming.length)}
        </button>
      )}
    </>
  );
}

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

function Notice({ title, text, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <strong>{title}</strong>
      <p>{text}</p>
      {children}
    </div>
  );
}
