import { BracketBoard } from './bracket-board.tsx';
import type { DrawnTournament } from './drawn-tournament.ts';

/** A tournament that has been drawn: its timetable, its brackets, its standings. */
export function DrawnDay({ drawn }: { readonly drawn: DrawnTournament }) {
  return <BracketBoard drawn={drawn} />;
}
