import type { App } from './app.ts';
import { aTeam } from './samples.ts';
import type { Visitor } from './visitor.ts';

export type Bracket = {
  readonly id: number;
  readonly stage: string;
  readonly round: number;
  readonly position: number;
  readonly team1Id: number | null;
  readonly team2Id: number | null;
  readonly winnerId: number | null;
  readonly field: string | null;
  readonly gameTime: string | null;
  readonly status: string;
  readonly ageBracket: string | null;
  readonly label: string;
  readonly slots: readonly object[];
};

export type Game = {
  readonly id: number;
  readonly bracketId: number | null;
  readonly stage: string;
  readonly round: number;
  readonly ageBracket: string | null;
  readonly team1Id: number | null;
  readonly team2Id: number | null;
  readonly team1Score: number;
  readonly team2Score: number;
  readonly status: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly field: string;
  readonly winnerId: number | null;
  readonly version: number;
};

export type Detail = {
  readonly tournament: { readonly id: number; readonly status: string; readonly version: number };
  readonly brackets: readonly Bracket[];
  readonly teams: readonly { readonly id: number; readonly name: string }[];
  readonly games: readonly Game[];
  readonly verificationRequired: boolean;
};

export type Drawn = Pick<Detail, 'brackets' | 'games'> & {
  readonly warnings: readonly string[];
  readonly notPlaced: readonly { readonly teamId: number }[];
  readonly divisions: readonly { readonly name: string; readonly teams: readonly { readonly teamId: number }[] }[];
};

/** A tournament with so many teams, announced and entered over the wire. */
export async function aField(
  app: App,
  count: number,
  announced: object = {},
  each: object | ((seed: number) => object) = {},
) {
  const { id } = await app.announce({ date: '2099-11-07', maxTeams: 64, ...announced });
  const teamIds: number[] = [];
  for (let seed = 1; seed <= count; seed += 1) {
    const answers = aTeam(id, typeof each === 'function' ? Object(each(seed)) : each);
    const { body, status } = await app.visitor().post<{ team: { id: number } }>('/api/teams', answers);
    if (status !== 201) throw new Error(`Team ${seed} was not registered: ${JSON.stringify(body)}`);
    teamIds.push(body.team.id);
  }
  return { id, teamIds, address: `/api/tournaments/${id}` };
}

export async function detailOf(visitor: Visitor, id: number): Promise<Detail> {
  return (await visitor.get<Detail>(`/api/tournaments/${id}`)).body;
}

/** The games that can be played now, in order of time. */
export const readyIn = ({ games }: Detail): readonly Game[] =>
  games.filter(({ status, team1Id, team2Id }) => status !== 'completed' && team1Id !== null && team2Id !== null);

/** Whether two games of one team, or on one field, overlap. */
export function clashes(games: readonly Game[]): readonly string[] {
  const at = ({ startTime, endTime }: Game) => [Date.parse(startTime), Date.parse(endTime)] as const;
  const overlap = (one: Game, other: Game) => at(one)[0] < at(other)[1] && at(other)[0] < at(one)[1];
  const teams = ({ team1Id, team2Id }: Game) => [team1Id, team2Id].filter((team) => team !== null);
  return games.flatMap((one, index) =>
    games
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .filter((other) => one.field === other.field || teams(one).some((team) => teams(other).includes(team)))
      .map((other) => `${one.id} and ${other.id}`),
  );
}
