import { championsOf } from '../../domain/answer/schedule/champions.ts';
import { TeamLink } from '../kit/team-link.tsx';
import styles from './champions.module.css';
import { words } from './page-words.ts';
import type { TournamentDetail } from './tournament-detail.ts';
import { words as bracket } from './words.ts';

const { champion: title } = words.detail;

/** Champions of each division, shown once a final is over. */
export function Champions({ detail }: { readonly detail: TournamentDetail }) {
  const champions = championsOf(detail);
  if (champions.length === 0) return null;
  return (
    <ul className={styles.champions}>
      {champions.map(({ ageBracket, teamId, teamName, score }) => (
        <li key={ageBracket}>
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <path d="M14 8h20v11a10 10 0 0 1-20 0zM24 29v7M16 40h16M14 12H7c0 7 2 10 8 10M34 12h7c0 7-2 10-8 10" />
          </svg>
          <p>
            {champions.length > 1 ? `${title} ${ageBracket}` : title}{' '}
            <strong>
              <TeamLink id={teamId} name={teamName ?? bracket.team(teamId)} />
            </strong>
          </p>
          {score !== undefined && <p className={styles.score}>{score.join(' – ')}</p>}
        </li>
      ))}
    </ul>
  );
}
