import type { RaRecord } from 'react-admin';
import type { ListedPlayer } from '../../domain/answer/player/listed-player.ts';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';
import type { ListedTeam } from '../../domain/answer/team/listed-team.ts';
import type { ListedTournament } from '../../domain/answer/tournament/listed-tournament.ts';
import type { provider } from '../transport/provider.ts';

/** What the palette has found: by its number alone in the address. */
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

/** So many of each kind are shown: who looks for more goes to the list. */
const mostOfKind = 5;

/** Fewer letters find half of all that is on file. */
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

/** Whatever the lists' own searches find, kind by kind. */
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
