import { useSyncExternalStore } from 'react';
import type { TeamGames } from '../../domain/answer/schedule/team-games.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { listen, myTeamId, place } from './my-team-id.ts';

/** Team chosen on this device; no server is told of the choice. */
export interface MyTeam {
  readonly id: number;
  readonly name: string;
  /** Last answer about its games, and its time in milliseconds since 1970. */
  readonly seen?: { readonly own: Sent<TeamGames>; readonly at: number };
}

/** Storage key of the team's data, beside that of its id. */
const known = `${place}-seen`;

let read: { readonly text: string | null; readonly team: MyTeam | undefined } = { text: null, team: undefined };

/** Returns the chosen team, as the same object until the stored text changes. */
export function myTeam(): MyTeam | undefined {
  const id = myTeamId();
  const text = id === undefined ? null : kept();
  if (text !== read.text) read = { text, team: teamIn(text) };
  return read.team?.id === id ? read.team : undefined;
}

export const useMyTeam = (): MyTeam | undefined => useSyncExternalStore(listen, myTeam, () => undefined);

export const chooseTeam = ({ id, name }: Pick<MyTeam, 'id' | 'name'>): void => keep({ id, name });

export const leaveTeam = (): void => keep(undefined);

/** Stores the last answer about the chosen team for use without a network; other teams are ignored. */
export function storeTeamGames(own: Sent<TeamGames>, at: number): void {
  const { id, name } = own.team;
  const before = myTeam();
  if (before?.id === id && before.seen?.at !== at) keep({ id, name, seen: { own, at } });
}

function kept(): string | null {
  try {
    return localStorage.getItem(known);
  } catch {
    return null;
  }
}

function teamIn(text: string | null): MyTeam | undefined {
  try {
    return JSON.parse(text ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(team: MyTeam | undefined): void {
  try {
    if (team === undefined) {
      localStorage.removeItem(place);
      localStorage.removeItem(known);
    } else {
      localStorage.setItem(known, JSON.stringify(team));
      localStorage.setItem(place, String(team.id));
    }
  } catch {
    // Without storage no team can be chosen.
  }
  dispatchEvent(new Event(place));
}
