import { type TournamentPart, tournamentParts } from '../../domain/tournament/tournament-part.ts';
import { TabList } from '../kit/tab-list.tsx';
import { words } from './page-words.ts';
import styles from './tournament-page.module.css';

interface TournamentTabsProps {
  readonly chosen: TournamentPart;
  /** Whether a team's name must be entered first. */
  readonly isLocked: boolean;
  readonly onChoose: (part: TournamentPart) => void;
}

/** Tabs for bracket, table, games and teams, which stay in reach while the page is scrolled. */
export function TournamentTabs({ chosen, isLocked, onChoose }: TournamentTabsProps) {
  return (
    <TabList
      label={words.parts.label}
      className={styles.tabs}
      tabs={tournamentParts.map((name) => ({ name, text: words.parts[name], isClosed: isLocked && name !== chosen }))}
      chosen={chosen}
      panel="tournament-part"
      onChoose={onChoose}
    />
  );
}
