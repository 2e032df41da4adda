import { nameOrder } from '../../domain/rule/language/name-order.ts';
import { Link } from '../kit/link.tsx';
import { useMyTeamId } from '../kit/my-team-id.ts';
import { MyTeamStar } from '../kit/my-team-star.tsx';
import { language } from '../language/language.ts';
import { words } from './teams-words.ts';
import type { TournamentDetail } from './tournament-detail.ts';
import styles from './tournament-teams.module.css';

type Team = TournamentDetail['teams'][number];

/** Teams of a tournament by division and name, each with a link to its page. */
export function TournamentTeams({ teams }: { readonly teams: readonly Team[] }) {
  if (teams.length === 0) return <p className={styles.none}>{words.none}</p>;
  const divisions = [...new Set(teams.map(({ ageGroup }) => ageGroup))].toSorted((one, other) =>
    one.localeCompare(other, 'en-US', { numeric: true }),
  );
  return (
    <section className={styles.teams} aria-labelledby="all-teams">
      <h2 id="all-teams">{words.title(teams.length)}</h2>
      {divisions.map((division) => (
        <div key={division}>
          {divisions.length > 1 && <h3>{division}</h3>}
          <ul>
            {teams
              .filter(({ ageGroup }) => ageGroup === division)
              .toSorted(nameOrder[language])
              .map((team) => (
                <TeamRow key={team.id} team={team} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

export function TeamRow({ team }: { readonly team: Team }) {
  const isMine = useMyTeamId() === team.id;
  return (
    <li className={styles.row}>
      <Link to={`/teams/${team.id}`} className={styles.team} data-mine={isMine}>
        <strong>
          <bdi>{team.name}</bdi>
        </strong>
        <span className={styles.players}>{words.players(team.currentPlayers, team.maxPlayers)}</span>
      </Link>
      <MyTeamStar id={team.id} name={team.name} />
    </li>
  );
}
