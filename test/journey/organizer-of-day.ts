import type { App } from './app.ts';
import { aField, type Bracket, type Detail, detailOf, type Game, readyIn } from './entered-teams.ts';
import type { Refused } from './visitor.ts';

export type Standing = {
  readonly teamId: number;
  readonly rank: number;
  readonly wins: number;
  readonly advances: boolean;
  readonly isDecided: boolean;
  readonly decidedBy: string;
};
export type Advance = { readonly advanced: readonly Bracket[]; readonly pending: readonly Bracket[] };
export type Ties = Refused & { readonly details: readonly { readonly teams: readonly number[] }[] };

/** What an organizer does on a tournament day, call by call. */
export function organizerIn(app: () => App) {
  const drawn = async (count: number, body: object = {}) => {
    const field = await aField(app(), count);
    const answers = { teamIds: field.teamIds, ...body };
    const { status } = await app().organizer.post(`${field.address}/generate-brackets`, answers);
    if (status !== 201) throw new Error(`The brackets were not generated: ${status}`);
    return field;
  };

  const end = async (id: number, team1Score: number, team2Score: number) => {
    const scored = await app().organizer.put(`/api/games/${id}/score`, { team1Score, team2Score });
    const completed = await app().organizer.post(`/api/games/${id}/complete`, {});
    expect([scored.status, completed.status]).toEqual([200, 200]);
  };

  /** Ends a game: who is earlier in the order wins by as many goals as it is places ahead. */
  const play = async ({ id, team1Id, team2Id }: Game, order: readonly number[]) => {
    const lead = order.indexOf(team2Id ?? 0) - order.indexOf(team1Id ?? 0);
    await end(id, Math.max(0, lead), Math.max(0, -lead));
  };

  /** Plays everything that can be played, round after round. */
  const playAll = async (id: number, order: readonly number[], until = (_: Detail) => false): Promise<Detail> => {
    for (let turn = 0; turn < 20; turn += 1) {
      const detail = await detailOf(app().organizer, id);
      const ready = readyIn(detail);
      if (ready.length === 0 || until(detail)) return detail;
      for (const game of ready) await play(game, order);
    }
    throw new Error('The tournament never ends');
  };

  return {
    ...{ drawn, end, play, playAll },
    advance: (address: string) => app().organizer.post<Advance>(`${address}/advance`, {}),
    standings: async (address: string) => (await app().visitor().get<Standing[]>(`${address}/standings`)).body,
  };
}

export const finalOf = ({ brackets }: Pick<Detail, 'brackets'>) =>
  brackets.filter(({ stage }) => stage === 'knockout').toSorted((one, other) => other.round - one.round)[0];
