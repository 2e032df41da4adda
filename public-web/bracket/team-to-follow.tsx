import { useId } from 'react';
import type { Picture } from '../../domain/answer/bracket/picture.ts';
import { nameOrder } from '../../domain/rule/language/name-order.ts';
import { Link } from '../kit/link.tsx';
import { MyTeamStar } from '../kit/my-team-star.tsx';
import { language } from '../language/language.ts';
import styles from './bracket-view.module.css';
import type { BracketTeam } from './tournament-detail.ts';
import { words } from './words.ts';

interface TeamToFollowProps {
  readonly picture: Picture;
  readonly teams: readonly BracketTeam[];
  readonly chosen: number | undefined;
  readonly onChoose: (team: number | undefined) => void;
}

/** Choice of the team whose way through the bracket is traced. */
export function TeamToFollow({ picture, teams, chosen, onChoose }: TeamToFollowProps) {
  const id = useId();
  const playing = teamsIn(picture);
  const names = teams.filter((team) => playing.has(team.id)).toSorted(nameOrder[language]);
  const team = names.find((one) => one.id === chosen);
  return (
    <div className={styles.follow}>
      <label htmlFor={id}>{words.follow.label}</label>
      <select
        id={id}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">{words.follow.everyone}</option>
        {names.map((team) => (
          <option key={team.id} value={team.id}>
            {team.name}
          </option>
        ))}
      </select>
      {team !== undefined && <Link to={`/teams/${team.id}`}>{words.follow.page}</Link>}
      {team !== undefined && <MyTeamStar {...team} />}
    </div>
  );
}

/** Returns the ids of the teams in a picture. */
export function teamsIn({ sections }: Picture): ReadonlySet<number | null> {
  const matches = sections.flatMap(({ columns }) => columns.flatMap((column) => column.matches));
  return new Set(matches.flatMap(({ match }) => [match.team1Id, match.team2Id]));
}
