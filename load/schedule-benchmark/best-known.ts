import type { DivisionShape } from './shapes.ts';

/** Shape of a tournament with the fewest known slots, without rest and with a slot of rest. */
export interface BestKnown {
  readonly shape: string;
  readonly divisions: readonly DivisionShape[];
  readonly fields: number;
  readonly slots: readonly [withoutRest: number, withRest: number];
}

const finals = (teams: number, gamesEach = teams - 1): DivisionShape => ({
  teams,
  gamesEach,
  format: 'group and finals',
});
const circle = (teams: number): DivisionShape => ({ teams, format: 'group' });
const elimination = (teams: number): DivisionShape => ({ teams, format: 'elimination' });
const everyPlace = (teams: number): DivisionShape => ({ teams, format: 'placement' });

/**
 * Benchmark set. The values were found in November 2026 by the planner's own search with ten times its usual effort and more, from several
 * seeds; smaller values found later are entered here.
 */
export const bestKnown: readonly BestKnown[] = [
  { shape: 'default evening: 8 teams, 5 games each', divisions: [finals(8, 5)], fields: 2, slots: [12, 15] },
  { shape: 'evening of 6, everyone meets', divisions: [finals(6)], fields: 2, slots: [10, 15] },
  { shape: 'evening of 7, 4 games each', divisions: [finals(7, 4)], fields: 2, slots: [9, 13] },
  { shape: 'evening of 10, 4 games each', divisions: [finals(10, 4)], fields: 3, slots: [9, 13] },
  { shape: 'evening of 12, 3 games each', divisions: [finals(12, 3)], fields: 2, slots: [11, 13] },
  { shape: 'evening of 12, 5 games each', divisions: [finals(12, 5)], fields: 4, slots: [10, 15] },
  { shape: 'evening of 16, 4 games each', divisions: [finals(16, 4)], fields: 4, slots: [10, 13] },
  { shape: 'morning of 24, 4 games each', divisions: [finals(24, 4)], fields: 6, slots: [10, 13] },
  { shape: 'two age groups of 6', divisions: [finals(6), finals(6)], fields: 3, slots: [13, 14] },
  {
    shape: 'four age groups of 4, everyone meets',
    divisions: [finals(4), finals(4), finals(4), finals(4)],
    fields: 2,
    slots: [18, 18],
  },
  {
    shape: 'four age groups of 5 to 8, 4 games each',
    divisions: [finals(5, 4), finals(6, 4), finals(7, 4), finals(8, 4)],
    fields: 4,
    slots: [16, 17],
  },
  {
    shape: 'day of eight age groups of 8, 5 games each',
    divisions: Array.from({ length: 8 }, () => finals(8, 5)),
    fields: 10,
    slots: [19, 20],
  },
  { shape: 'day of 64 teams, 5 games each', divisions: [finals(64, 5)], fields: 10, slots: [18, 20] },
  { shape: 'single elimination of 8', divisions: [elimination(8)], fields: 2, slots: [5, 6] },
  { shape: 'single elimination of 13', divisions: [elimination(13)], fields: 2, slots: [8, 9] },
  { shape: 'single elimination of 16', divisions: [elimination(16)], fields: 3, slots: [7, 9] },
  { shape: 'single elimination of 64', divisions: [elimination(64)], fields: 10, slots: [9, 14] },
  { shape: '16 teams for every place', divisions: [everyPlace(16)], fields: 4, slots: [8, 9] },
  {
    shape: 'elimination of 12 beside a round robin of 6',
    divisions: [elimination(12), finals(6)],
    fields: 3,
    slots: [11, 13],
  },
  { shape: 'full circle of 8', divisions: [circle(8)], fields: 3, slots: [10, 15] },
  { shape: 'full circle of 9', divisions: [circle(9)], fields: 4, slots: [9, 17] },
  { shape: 'full circle of 10', divisions: [circle(10)], fields: 3, slots: [15, 19] },
  { shape: 'full circle of 12 on four fields', divisions: [circle(12)], fields: 4, slots: [17, 23] },
  { shape: 'full circle of 12 on six fields', divisions: [circle(12)], fields: 6, slots: [11, 21] },
  { shape: 'full circle of 14', divisions: [circle(14)], fields: 4, slots: [23, 27] },
  { shape: 'full circle of 16', divisions: [circle(16)], fields: 4, slots: [30, 33] },
  { shape: 'full circle of 20', divisions: [circle(20)], fields: 5, slots: [38, 41] },
  { shape: 'full circle of 24', divisions: [circle(24)], fields: 6, slots: [46, 49] },
];
