import type { ReactNode } from 'react';
import { TabList } from '../kit/tab-list.tsx';
import styles from './live-scores.module.css';
import { words } from './words.ts';

export type Tab = 'live' | 'all';

interface TabsProps {
  readonly chosen: Tab;
  /** Whether a score keeper may see all games. */
  readonly isOpen: boolean;
  readonly onChoose: (tab: Tab) => void;
  readonly children: ReactNode;
}

/** Tabs for live games and, for score keepers, all games. */
export function Tabs({ chosen, isOpen, onChoose, children }: TabsProps) {
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
