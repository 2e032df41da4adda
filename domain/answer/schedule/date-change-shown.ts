import { spoken } from '../../language/sentence.ts';
import type { DateChangeAhead } from '../../use-case/schedule/preview-date-change.ts';

/** What would follow of another date, as an organizer sees it before saving; null where nothing has to be asked. */
export interface DateChangeShown {
  /** The first day of the timetable as it stands, YYYY-MM-DD. */
  readonly from: string;
  /** The new first day; null while it is to be announced. */
  readonly to: string | null;
  /** Games still to be played, which move; and those that have started, which stay. */
  readonly gamesToCome: number;
  readonly gamesStarted: number;
  /** The first kick-off and the last whistle of what is to come, once moved. */
  readonly startTime: string;
  readonly endTime: string;
  /** Households that were told of the timetable: each is told once of what changes for it. */
  readonly families: number;
  readonly cannotMove: string | null;
  readonly cannotClear: string | null;
}

/** A list of one or none: whether there is something to ask, and what. */
export interface DateChangeAnswer {
  readonly asks: DateChangeShown | null;
}

export function dateChangeShown({ change, families }: DateChangeAhead): DateChangeAnswer {
  if (change === undefined) return { asks: null };
  const { from, to, toCome, started, cannotMove, cannotClear } = change;
  const inWords = (sentence: typeof cannotMove) => (sentence === undefined ? null : spoken(sentence));
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
