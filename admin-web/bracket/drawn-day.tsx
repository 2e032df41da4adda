import { TimetableSection } from '../schedule/timetable-section.tsx';
import { StandingsSection } from '../standings/standings-section.tsx';
import { BracketBoard } from './bracket-board.tsx';
import type { DrawnTournament } from './drawn-tournament.ts';

/** A tournament that has been drawn: its timetable, its brackets, its standings. */
export function DrawnDay({ drawn }: { readonly drawn: DrawnTournament }) {
  return (
    <>
      <TimetableSection drawn={drawn} />
      <BracketBoard drawn={drawn} />
      <StandingsSection drawn={drawn} />
    </>
  );
}
