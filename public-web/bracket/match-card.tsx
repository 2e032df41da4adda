import type { CSSProperties } from 'react';
import { type BracketMatch, displayStatus } from '../../domain/answer/bracket/bracket-match.ts';
import { GameLink } from '../game/game-link.tsx';
import { ResultNote } from '../game/result-note.tsx';
import { translateTerm } from '../kit/server-terms.ts';
import { TeamLink } from '../kit/team-link.tsx';
import styles from './match-card.module.css';
import {
  decisionInWords,
  isBye,
  type MatchSide,
  type MatchSpeech,
  matchInWords,
  nextOf,
  sidesOf,
} from './match-sides.ts';
import { words } from './words.ts';

interface MatchCardProps {
  readonly match: BracketMatch;
  readonly speech: MatchSpeech;
  readonly style: CSSProperties;
  /** Team whose way is traced. */
  readonly followed: number | undefined;
  /** Whether Tab reaches this card; the arrow keys lead to the others. */
  readonly isEntrance: boolean;
  readonly isFinal: boolean;
  /** Whether the card is too small for links of its own to its teams: it leads to the page of the game alone. */
  readonly isSmall: boolean;
}

/** Card of one match: field, kick-off, both sides, score and winner. */
export function MatchCard({ match, speech, style, followed, isEntrance, isFinal, isSmall }: MatchCardProps) {
  const sides = sidesOf(match, speech);
  const next = nextOf(match, speech);
  const game = speech.games.get(match.id);
  const isFollowed = followed !== undefined && sides.some(({ teamId }) => teamId === followed);
  return (
    <li
      className={styles.card}
      style={style}
      data-match={match.id}
      data-final={isFinal}
      data-decided={match.winnerId !== null}
      data-status={isBye(match) ? 'bye' : displayStatus(match)}
      data-followed={isFollowed}
      data-dimmed={followed !== undefined && !isFollowed}
      tabIndex={isEntrance ? 0 : -1}
      aria-label={matchInWords(match, speech)}
    >
      <p className={styles.head}>
        {isBye(match) && words.advances}
        {!isBye(match) && game === undefined && <FieldAndKickOff match={match} speech={speech} />}
        {!isBye(match) && game !== undefined && (
          <GameLink
            id={game.id}
            sides={[namedIn(sides[0]), namedIn(sides[1])]}
            className={styles.game}
            tabIndex={isEntrance ? 0 : -1}
          >
            <FieldAndKickOff match={match} speech={speech} />
          </GameLink>
        )}
      </p>
      {sides.map((side, index) => (
        <Side
          // biome-ignore lint/suspicious/noArrayIndexKey: a match always has two sides in this order
          key={index}
          side={side}
          isFollowed={side.teamId !== null && side.teamId === followed}
          isLink={!isSmall || game === undefined}
          tabIndex={isEntrance ? 0 : -1}
        />
      ))}
      {game !== undefined && <ResultNote game={game} className={styles.next} />}
      {next !== undefined && <p className={styles.next}>{words.goesOn(next)}</p>}
    </li>
  );
}

const namedIn = ({ name, source }: MatchSide): string => source ?? name;

/** Field, and the kick-off; of a result that regular play did not decide what did. */
function FieldAndKickOff({ match, speech }: Pick<MatchCardProps, 'match' | 'speech'>) {
  const decision = decisionInWords(speech.games.get(match.id));
  return (
    <>
      {match.field !== null && <span className={styles.field}>{translateTerm(match.field)}</span>}
      {displayStatus(match) === 'in_progress' && <span className={styles.live}>{words.live}</span>}
      {decision === undefined && match.gameTime !== null && (
        <time dateTime={match.gameTime}>{speech.written(match.gameTime)}</time>
      )}
      {decision !== undefined && <span className={styles.mark}>{decision}</span>}
    </>
  );
}

interface SideProps {
  readonly side: MatchSide;
  readonly isFollowed: boolean;
  /** Whether the team's name leads to its page. */
  readonly isLink: boolean;
  /** Tab index of the team's name, the same as that of its card. */
  readonly tabIndex: number;
}

function Side({ side, isFollowed, isLink, tabIndex }: SideProps) {
  const { name, source, goals, shootout, isWinner, teamId } = side;
  return (
    <p className={styles.side} data-winner={isWinner} data-known={teamId !== null} data-followed={isFollowed}>
      <span className={styles.name} title={name}>
        <TeamLink id={isLink ? teamId : null} name={name} className={styles.who} tabIndex={tabIndex} />
        {source !== undefined && <small>{source}</small>}
      </span>
      {isWinner && (
        <span className={styles.mark} role="img" aria-label={words.winner}>
          ✓
        </span>
      )}
      {goals !== undefined && (
        <strong>
          {goals}
          {shootout !== undefined && (
            <small>
              {' '}
              (<span className={styles.spoken}>{words.shootout} </span>
              {shootout})
            </small>
          )}
        </strong>
      )}
    </p>
  );
}
