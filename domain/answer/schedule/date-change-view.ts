import { translate } from '../../language/sentence.ts';
import type { DateChangeAhead } from '../../use-case/schedule/preview-date-change.ts';

/** Consequences of a change of date, as an organizer sees them before saving. */
export interface DateChangeView {
  /** First day of the present timetable, YYYY-MM-DD. */
  readonly from: string;
  /** New first day; null while it is to be announced. */
  readonly to: string | null;
  /** Games still to be played, which move, and games already started, which stay. */
  readonly gamesToCome: number;
  readonly gamesStarted: number;
  /** First kick-off and end of the moved games. */
  readonly startTime: string;
  readonly endTime: string;
  /** Number of households that were notified of the timetable: each is notified once of its changes. */
  readonly families: number;
  readonly cannotMove: string | null;
  readonly cannotClear: string | null;
}

/** Question to the organizer about a change of date; null when there is none. */
export interface DateChangeAnswer {
  readonly asks: DateChangeView | null;
}

export function dateChangeView({ change, families }: DateChangeAhead): DateChangeAnswer {
  if (change === undefined) return { asks: null };
  const { from, to, toCome, started, cannotMove, cannotClear } = change;
  const inWords = (sentence: typeof cannotMove) => (sentence === undefined ? null : translate(sentence));
  const asks = {
    ...{ from, to, gamesToCome: toCome.length, gamesStarted: started, families },
    startTime: toCome.map(({ start }) => start).toSorted()[0] ?? '',
    endTime:
      toCome
        .map(({ end }) => end)
        .toSorted()
        .at(-1) ?? '',
    ...{ cannotMove: inWords(cannotMove), cannotClear: inWords(cannotClear) },
  };
  return { asks };
}
