import { type KeyboardEvent, type ReactNode, useRef } from 'react';
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

/** The games of now, and for score keepers all of them. */
export function Tabs({ chosen, isOpen, onChoose, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const turn = (event: KeyboardEvent) => {
    if ((event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') || !isOpen) return;
    const other = chosen === 'live' ? 'all' : 'live';
    onChoose(other);
    list.current?.querySelector<HTMLElement>(`#tab-${other}`)?.focus();
  };
  return (
    <div className={styles.games}>
      <div ref={list} role="tablist" aria-label={words.tabs.label} className={styles.tabs} onKeyDown={turn}>
        {(['live', 'all'] as const).map((tab) => (
          <button
            key={tab}
            id={`tab-${tab}`}
            type="button"
            role="tab"
            aria-selected={tab === chosen}
            aria-controls="games"
            tabIndex={tab === chosen ? 0 : -1}
            disabled={tab === 'all' && !isOpen}
            onClick={() => onChoose(tab)}
          >
            {words.tabs[tab]} {tab === 'all' && !isOpen && <small>{words.tabs.locked}</small>}
          </button>
        ))}
      </div>
      <div id="games" role="tabpanel" aria-labelledby={`tab-${chosen}`}>
        {children}
      </div>
    </div>
  );
}
