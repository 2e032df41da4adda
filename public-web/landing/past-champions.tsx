import { useQuery } from '@tanstack/react-query';
import type { TournamentDetail } from '../../domain/answer/bracket/tournament-detail.ts';
import { championsOf } from '../../domain/answer/schedule/champions.ts';
import type { PublicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';
import { Link } from '../kit/link.tsx';
import { TeamLink } from '../kit/team-link.tsx';
import { writtenDate } from '../kit/written.ts';
import { read } from '../transport/call.ts';
import { Queries } from '../transport/queries.tsx';
import styles from './past-champions.module.css';

interface PastChampionsProps {
  readonly tournaments: readonly PublicTournament[];
}

/** Completed tournaments with the champions of each division; a tournament without a champion has no card. */
export function PastChampions({ tournaments }: PastChampionsProps) {
  return (
    <Queries>
      <ul className={styles.past}>
        {tournaments.map((tournament) => (
          <Past key={tournament.id} tournament={tournament} />
        ))}
      </ul>
    </Queries>
  );
}

function Past({ tournament: { id, name, date } }: { readonly tournament: PublicTournament }) {
  const { data, isError } = useQuery({
    queryKey: ['tournament', id],
    queryFn: () => read<Sent<TournamentDetail>>(`/api/tournaments/${id}`),
  });
  const champions = data === undefined ? [] : championsOf(data).filter(({ teamName }) => teamName !== undefined);
  if (isError || (data !== undefined && champions.length === 0)) return null;
  return (
    <li>
      <p>
        <Link to={`/tournaments/${id}`}>{name}</Link> <small>{writtenDate(date)}</small>
      </p>
      {champions.map(({ ageBracket, teamId, teamName }) => (
        <p key={ageBracket} className={styles.champion}>
          {ageBracket !== null && <small>{ageBracket}</small>}{' '}
          {teamName !== undefined && <TeamLink id={teamId} name={teamName} />}
        </p>
      ))}
    </li>
  );
}
