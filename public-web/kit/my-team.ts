import { useSyncExternalStore } from 'react';
import type { TeamGames } from '../../domain/answer/schedule/team-games.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import { listen, myTeamId, place } from './my-team-id.ts';
import { device } from './storage.ts';

/** Team chosen on this device; no server is told of the choice. */
export interface MyTeam {
  readonly id: number;
  readonly name: string;
  /** Last answer about its games, and its time in milliseconds since 1970. */
  readonly seen?: { readonly own: Sent<TeamGames>; readonly at: number };
}

/** Storage key of the team's data, beside that of its id. */
const known = `${place}-seen`;

let read: { readonly text: string | undefined; readonly team: MyTeam | undefined } = {
  text: undefined,
  team: undefined,
};

/** Returns the chosen team, as the same object until the stored text changes. */
export function myTeam(): MyTeam | undefined {
  const id = myTeamId();
  const text = id === undefined ? undefined : device.read(known);
  if (text !== read.text) read = { text, team: device.value(known) as MyTeam | undefined };
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

function keep(team: MyTeam | undefined): void {
  if (team === undefined) {
    device.drop(place);
    device.drop(known);
  } else {
    device.write(known, JSON.stringify(team));
    device.write(place, String(team.id));
  }
  dispatchEvent(new Event(place));
}
