/** Condition that a tournament is played on its date: it is not called off, and where it was postponed, families know the new date. */
export const isPlayedSql = (tournament: string): string => `(${tournament}.call_off is null
  or (${tournament}.call_off ->> 'kind' = 'postponed' and ${tournament}.call_off ->> 'toldAt' is not null and ${tournament}.first_day is not null))`;
