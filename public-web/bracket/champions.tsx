import { championsOf, type WonGame } from '../../domain/answer/schedule/champions.ts';
import { translateTerm } from '../kit/server-terms.ts';
import { TeamLink } from '../kit/team-link.tsx';
import { words } from './champion-words.ts';
import styles from './champions.module.css';
import type { TournamentDetail } from './tournament-detail.ts';
import { words as bracket } from './words.ts';

/** Champions of each division once a final is over: whom they beat, by what, and their way to the title. */
export function Champions({ detail }: { readonly detail: TournamentDetail }) {
  const champions = championsOf(detail);
  if (champions.length === 0) return null;
  return (
    <ul className={styles.champions}>
      {champions.map(({ ageBracket, teamId, teamName, way }) => (
        <li key={ageBracket}>
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <path d="M14 8h20v11a10 10 0 0 1-20 0zM24 29v7M16 40h16M14 12H7c0 7 2 10 8 10M34 12h7c0 7-2 10-8 10" />
          </svg>
          <p>
            {champions.length > 1 ? `${words.champion} ${ageBracket}` : words.champion}{' '}
            <strong>
              <TeamLink id={teamId} name={teamName ?? bracket.team(teamId)} />
            </strong>
          </p>
          <Way games={way} />
        </li>
      ))}
    </ul>
  );
}

/** Score of the final with what decided it, and the games before it. */
function Way({ games }: { readonly games: readonly WonGame[] }) {
  const final = games.at(-1);
  if (final === undefined) return null;
  const before = games.slice(0, -1);
  return (
    <>
      <p className={styles.score}>{final.score.join(' – ')}</p>
      <p className={styles.way}>{[words.final(final.opponent), decidedBy(final)].filter(Boolean).join(', ')}</p>
      {before.length > 0 && <p className={styles.way}>{[words.way, before.map(wonInWords).join(' · ')].join(' ')}</p>}
    </>
  );
}

function decidedBy({ shootout, isGoldenGoal, isForfeit }: WonGame): string | undefined {
  if (isForfeit) return words.forfeit;
  if (isGoldenGoal) return words.goldenGoal;
  return shootout === null ? undefined : words.shootout(shootout.join(' – '));
}

const wonInWords = (game: WonGame): string =>
  [[translateTerm(game.name ?? ''), game.score.join(' – '), game.opponent].filter(Boolean).join(' '), decidedBy(game)]
    .filter(Boolean)
    .join(', ');
