import { TeamLink } from '../kit/team-link.tsx';
import { shownStatus } from './bracket-match.ts';
import styles from './champions.module.css';
import { words } from './page-words.ts';
import { drawPictures } from './picture.ts';
import type { TournamentDetail } from './tournament-detail.ts';
import { words as bracket } from './words.ts';

const { champion: title } = words.detail;

/** Who has won it, division by division: the event of the page once a final is over. */
export function Champions({ detail }: { readonly detail: TournamentDetail }) {
  const champions = championsOf(detail);
  if (champions.length === 0) return null;
  return (
    <ul className={styles.champions}>
      {champions.map(({ division, championId, champion, score }) => (
        <li key={division}>
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <path d="M14 8h20v11a10 10 0 0 1-20 0zM24 29v7M16 40h16M14 12H7c0 7 2 10 8 10M34 12h7c0 7-2 10-8 10" />
          </svg>
          <p>
            {champions.length > 1 ? `${title} ${division}` : title}{' '}
            <strong>
              <TeamLink id={championId} name={champion} />
            </strong>
          </p>
          {score !== undefined && <p className={styles.score}>{score}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The winners of the finals with the final's score, the winner's goals first. */
function championsOf({ brackets, teams, games }: TournamentDetail) {
  return drawPictures(brackets).flatMap(({ division, sections }) => {
    const final = sections[0]?.columns.at(-1)?.matches[0]?.match;
    if (final === undefined || final.stage !== 'knockout' || shownStatus(final) !== 'completed') return [];
    const { winnerId } = final;
    if (winnerId === null) return [];
    const game = games.find(({ bracketId }) => bracketId === final.id);
    const goals = game && [game.team1Score, game.team2Score];
    const score = goals && (game.team1Id === winnerId ? goals : goals.toReversed()).join(' – ');
    return [
      {
        division,
        score,
        championId: winnerId,
        champion: teams.find(({ id }) => id === winnerId)?.name ?? bracket.team(winnerId),
      },
    ];
  });
}
