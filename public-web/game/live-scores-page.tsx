import { lazy, Suspense, useState } from 'react';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { showToast } from '../kit/toasts.ts';
import { words as site } from '../site/words.ts';
import { Queries } from '../transport/queries.tsx';
import { AllGames } from './all-games.tsx';
import { useGamesKept, useLiveGames } from './games-asked.ts';
import { isWithinWidth } from './games-to-show.ts';
import { KeeperNews } from './keeper-news.tsx';
import { signOut, useKeeperSession } from './keeper-session.ts';
import { words as forKeepers } from './keeping-words.ts';
import { LiveGames } from './live-games.tsx';
import styles from './live-scores.module.css';
import { usePhoneWord } from './phone-word.ts';
import type { ShownGame } from './shown-game.ts';
import { type Tab, Tabs } from './tabs.tsx';
import { TopScorers } from './top-scorers.tsx';
import { WaitingEntries } from './waiting-entries.tsx';
import { words } from './words.ts';

const GameDialog = lazy(async () => ({ default: (await import('./game-dialog.tsx')).GameDialog }));
const ManageScores = lazy(async () => ({ default: (await import('./manage-scores.tsx')).ManageScores }));

const { manage } = forKeepers;

/** What is played now, what comes next, who scores; and where score keepers write it down. */
export function LiveScoresPage() {
  return (
    <div className={styles.page}>
      <title>{`${site.pages.liveScores} · ${site.brand}`}</title>
      <Queries>
        <LiveScores />
      </Queries>
    </div>
  );
}

function LiveScores() {
  const isPushed = useLiveGames();
  const keeper = useKeeperSession();
  const isOpen = keeper.session.is === 'open';
  const width = keeper.session.is === 'open' ? keeper.session.width : undefined;
  useGamesKept(isOpen);
  const [tab, setTab] = useState<Tab>(width === undefined ? 'live' : 'all');
  const [chosen, setChosen] = useState<ShownGame>();
  const [isManaging, setManaging] = useState(false);
  usePhoneWord(isOpen, chosen?.id);
  const logOut = async () => {
    await signOut().catch(() => undefined);
    keeper.lock();
    setChosen(undefined);
    setTab('live');
    showToast({ tone: 'good', ...manage.loggedOut });
  };
  return (
    <>
      <Head
        keeper={keeper.session.is === 'open' ? keeper.session.name : undefined}
        onLogOut={logOut}
        onManage={() => setManaging(true)}
      />
      {width !== undefined && <p className={styles.width}>{manage.within(width.field, width.day)}</p>}
      <KeeperNews />
      <WaitingEntries isOpen={isOpen} />
      <div className={styles.columns}>
        <Tabs chosen={isOpen ? tab : 'live'} isOpen={isOpen} onChoose={setTab}>
          {isOpen && tab === 'all' ? (
            <AllGames isPushed={isPushed} width={width} onChoose={setChosen} />
          ) : (
            <LiveGames isPushed={isPushed} onChoose={setChosen} />
          )}
        </Tabs>
        <TopScorers />
      </div>
      <Suspense>
        {isManaging && (
          <ManageScores
            onOpen={(opened) => {
              keeper.open(opened);
              setManaging(false);
            }}
            onClose={() => setManaging(false)}
          />
        )}
      </Suspense>
      <Suspense>
        {chosen !== undefined && (
          <GameDialog
            key={chosen.id}
            game={chosen}
            isOpen={isOpen && isWithinWidth(width, chosen)}
            isPushed={isPushed}
            onClose={() => setChosen(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

interface HeadProps {
  /** The name of the keeper who is signed in; it may be empty. */
  readonly keeper: string | undefined;
  readonly onLogOut: () => void;
  readonly onManage: () => void;
}

function Head({ keeper, onLogOut, onManage }: HeadProps) {
  return (
    <div className={styles.head}>
      <h1>{site.pages.liveScores}</h1>
      <div className={styles.ways}>
        <Link to="/live-scores/big-screen" className={`${button.quiet} ${styles.bigScreen}`}>
          {words.bigScreen}
        </Link>
        {keeper === undefined ? (
          <button type="button" className={button.secondary} onClick={onManage}>
            {manage.button}
          </button>
        ) : (
          <p className={styles.keeper}>
            {keeper !== '' && <span>{manage.keeping(keeper)}</span>}
            <button type="button" className={button.secondary} onClick={onLogOut}>
              {manage.logout}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
