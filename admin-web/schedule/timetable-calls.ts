import type { ShiftView } from '../../domain/answer/schedule/timetable-change.ts';
import type { Conflict } from '../../domain/rule/schedule/conflicts.ts';
import { send } from '../transport/call.ts';

export type ConflictView = Pick<Conflict, 'rule' | 'sentence' | 'match' | 'with'>;

/** Whether a change is confirmed, and whether it waits for publication. */
export interface Meant {
  readonly confirm: boolean;
  readonly draft: boolean;
}

/** Change of many games as it was previewed. */
export interface Previewed extends Meant {
  readonly mark: string | undefined;
}

type RevisionCall = { readonly draft: boolean; readonly preview?: true };

/** Previews or saves a change of many games. */
export const revise = (
  call: 'shift' | 'time-again' | 'undo-moves',
  tournamentId: number,
  { draft, ...asked }: RevisionCall,
) => send<ShiftView>('POST', `/api/tournaments/${tournamentId}/${call}`, { ...asked, ...(draft && { draft }) });
