import type { RaRecord } from 'react-admin';
import type { ListedPlayer } from '../../domain/answer/player/listed-player.ts';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import type { provider } from '../transport/provider.ts';

/** Result of the palette; its path holds only the record's id. */
export interface Found {
  readonly key: string;
  readonly title: string;
  readonly remark: string;
  readonly to: string;
}

interface Search {
  readonly resource: string;
  readonly sort: string;
  readonly of: (record: RaRecord) => Pick<Found, 'title' | 'remark'>;
}

/** Maximum number of results of a kind; the list has more. */
const mostOfKind = 5;

/** Minimum number of characters; fewer would match half of all records. */
export const leastLetters = 2;

const kind = <R>(resource: string, sort: string, of: (record: R) => Pick<Found, 'title' | 'remark'>): Search => ({
  resource,
  sort,
  of: (record) => of(record as unknown as R),
});

const joined = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ');

const searches: readonly Search[] = [
  kind<ListedTeam>('teams', 'name', ({ name, tournament }) => ({
    title: name,
    remark: joined('A team', tournament),
  })),
  kind<ListedPlayer>('players', 'name', ({ name, teamName }) => ({
    title: name,
    remark: joined('A player', teamName),
  })),
  kind<ListedTournament>('tournaments', 'date', ({ name, date }) => ({
    title: name,
    remark: joined('A tournament', date),
  })),
  kind<ListedRegistration>('tournament-registrations', 'registrationDate', (registration) => ({
    title: registration.playerName,
    remark: joined('A registration', registration.tournamentName, registration.paymentReference),
  })),
];

/** Searches each kind of record by its list's own search. */
export async function findRecords(
  from: typeof provider,
  words: string,
  signal: AbortSignal,
): Promise<readonly Found[]> {
  const asked = searches.map(async ({ resource, sort, of }) => {
    const { data } = await from.getList(resource, {
      filter: { q: words },
      sort: { field: sort, order: 'ASC' },
      pagination: { page: 1, perPage: mostOfKind },
      signal,
    });
    return data.map((record) => ({
      ...of(record),
      key: `${resource}-${record.id}`,
      to: `/${resource}/${record.id}/show`,
    }));
  });
  return (await Promise.all(asked)).flat();
}
