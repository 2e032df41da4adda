import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useLiveGames, useStoreGames } from '../game/game-queries.ts';
import { isWithinWidth } from '../game/games-to-show.ts';
import styles from '../game/live-scores.module.css';
import type { SentGame } from '../game/sent-game.ts';
import { words } from '../game/words.ts';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import { PageLoading } from '../kit/page-loading.tsx';
import { TabList } from '../kit/tab-list.tsx';
import { useQueue } from '../score-keeper/keeper-outbox.ts';
import { type Keeper, useKeeperSession } from '../score-keeper/keeper-session.ts';
import { words as site } from '../site/words.ts';
import { Queries } from '../transport/queries.tsx';
import { LiveGames } from './live-games.tsx';
import { isTelevision, televisionAddress } from './television-address.ts';
import { TopScorers } from './top-scorers.tsx';

const GameDialog = lazy(() => import('../score-keeper/game-dialog.tsx').then((part) => ({ default: part.GameDialog })));
const KeeperBar = lazy(() => import('../score-keeper/keeper-parts.tsx').then((part) => ({ default: part.KeeperBar })));
const KeeperDesk = lazy(() =>
  import('../score-keeper/keeper-parts.tsx').then((part) => ({ default: part.KeeperDesk })),
);
const AllGames = lazy(() => import('./all-games.tsx').then((part) => ({ default: part.AllGames })));
const ManageScores = lazy(() =>
  import('../score-keeper/manage-scores.tsx').then((part) => ({ default: part.ManageScores })),
);
const Television = lazy(() => import('./television.tsx').then((part) => ({ default: part.Television })));

/** Live scores: current and next games, top scorers, and the score keepers' tools. */
export function LiveScoresPage() {
  return (
    <Queries>
      <title>{`${site.pages.liveScores} · ${site.brand}`}</title>
      {isTelevision(useLocation()) ? (
        <Television />
      ) : (
        <div className={styles.page}>
          <LiveScores />
        </div>
      )}
    </Queries>
  );
}

function LiveScores() {
  const isPushed = useLiveGames();
  const { session, open, lock } = useKeeperSession();
  const keeper = session.is === 'open' ? session : undefined;
  const isOpen = keeper !== undefined;
  const width = keeper?.width;
  const isDesk = useQueue().length > 0 || isOpen;
  useStoreGames(isOpen);
  const [tab, setTab] = useState<Tab>(width === undefined ? 'live' : 'all');
  const [chosen, setChosen] = useState<SentGame>();
  const [isManaging, setManaging] = useState(false);
  const onLoggedOut = () => {
    lock();
    setChosen(undefined);
    setTab('live');
  };
  return (
    <>
      <Head keeper={keeper} onLoggedOut={onLoggedOut} onManage={() => setManaging(true)} />
      <Suspense>{isDesk && <KeeperDesk keeper={keeper} />}</Suspense>
      <div className={styles.columns}>
        <Tabs chosen={isOpen ? tab : 'live'} isOpen={isOpen} onChoose={setTab}>
          {isOpen && tab === 'all' ? (
            <Suspense fallback={<PageLoading text={words.loading} isLong />}>
              <AllGames isPushed={isPushed} width={width} onChoose={setChosen} />
            </Suspense>
          ) : (
            <LiveGames isPushed={isPushed} onChoose={isOpen ? setChosen : undefined} />
          )}
        </Tabs>
        <TopScorers />
      </div>
      <Suspense>
        {isManaging && (
          <ManageScores
            onOpen={(opened) => {
              open(opened);
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
  /** Score keeper who is signed in; the name may be empty. */
  readonly keeper: Keeper | undefined;
  readonly onLoggedOut: () => void;
  readonly onManage: () => void;
}

function Head({ keeper, onLoggedOut, onManage }: HeadProps) {
  return (
    <div className={styles.head}>
      <h1>{site.pages.liveScores}</h1>
      <div className={styles.ways}>
        <Link to={televisionAddress} className={`${button.quiet} ${styles.onTelevision}`}>
          {words.television.open}
        </Link>
        {keeper === undefined ? (
          <button type="button" className={button.secondary} onClick={onManage}>
            {words.manageScores}
          </button>
        ) : (
          <Suspense>
            <KeeperBar name={keeper.name} onLoggedOut={onLoggedOut} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

type Tab = 'live' | 'all';

interface TabsProps {
  readonly chosen: Tab;
  /** Whether a score keeper may see all games. */
  readonly isOpen: boolean;
  readonly onChoose: (tab: Tab) => void;
  readonly children: ReactNode;
}

/** Tabs for live games and, for score keepers, all games. */
function Tabs({ chosen, isOpen, onChoose, children }: TabsProps) {
  const all = (
    <>
      {words.tabs.all} {!isOpen && <small>{words.tabs.locked}</small>}
    </>
  );
  return (
    <div className={styles.games}>
      <TabList<Tab>
        label={words.tabs.label}
        className={styles.tabs}
        tabs={[
          { name: 'live', text: words.tabs.live },
          { name: 'all', text: all, isClosed: !isOpen },
        ]}
        chosen={chosen}
        panel="games"
        onChoose={onChoose}
      />
      <div id="games" role="tabpanel" aria-labelledby={`tab-${chosen}`}>
        {children}
      </div>
    </div>
  );
}
