import { useSyncExternalStore } from 'react';
import type { TeamGames } from '../../domain/answer/schedule/team-games.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { listen, myTeamId, place } from './my-team-id.ts';

/** The team that leads on this device, as it was chosen here; no server is told of it. */
export interface MyTeam {
  readonly id: number;
  readonly name: string;
  /** Its games as they were heard of last, and when, in milliseconds since 1970. */
  readonly seen?: { readonly own: Sent<TeamGames>; readonly at: number };
}

/** Beside its number stands what is known of it. */
const known = `${place}-seen`;

let read: { readonly text: string | null; readonly team: MyTeam | undefined } = { text: null, team: undefined };

/** The same object as long as nothing else is kept. */
export function myTeam(): MyTeam | undefined {
  const id = myTeamId();
  const text = id === undefined ? null : kept();
  if (text !== read.text) read = { text, team: teamIn(text) };
  return read.team?.id === id ? read.team : undefined;
}

export const useMyTeam = (): MyTeam | undefined => useSyncExternalStore(listen, myTeam, () => undefined);

export const chooseTeam = ({ id, name }: Pick<MyTeam, 'id' | 'name'>): void => keep({ id, name });

export const leaveTeam = (): void => keep(undefined);

/** Keeps what has just been heard of the team, for a field without a network; of another team nothing. */
export function keepSeen(own: Sent<TeamGames>, at: number): void {
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
    // A browser that keeps nothing has no team of its own.
  }
  dispatchEvent(new Event(place));
}
