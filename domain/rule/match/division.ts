import type { Match, TeamId } from './match.ts';

/** Formats that an organizer can choose from. */
export const formats = ['single-elimination', 'round-robin'] as const;
export type Format = (typeof formats)[number];

export const formatNames: Readonly<Record<Format, string>> = {
  'single-elimination': 'Single Elimination',
  'round-robin': 'Round Robin',
};

/** Group of teams that play each other for a rank. */
export interface Group {
  readonly name: string;
  readonly teams: readonly TeamId[];
  /** Number of its teams that play on in the knock-out. */
  readonly advancing: number;
  /** Whether standings are kept: the youngest may play without. */
  readonly isRanked: boolean;
}

/** Age bracket within a tournament: its teams in seed order and its match graph, generated once. */
export interface Division {
  readonly name: string;
  readonly format: Format;
  readonly teams: readonly TeamId[];
  /** Empty in single elimination. */
  readonly groups: readonly Group[];
  readonly matches: readonly Match[];
}

/** Name of the only division of a tournament that is not divided by age. */
export const undivided = 'All Ages';
