import { type TournamentPart, tournamentParts } from '../../domain/tournament/tournament-part.ts';
import { TabList } from '../kit/tab-list.tsx';
import { words } from './page-words.ts';
import styles from './tournament-page.module.css';

interface TournamentTabsProps {
  readonly chosen: TournamentPart;
  /** Whether a team has to be named first. */
  readonly isLocked: boolean;
  readonly onChoose: (part: TournamentPart) => void;
}

/** Bracket, table, games and teams: one press from each other, wherever one has read on to. */
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
