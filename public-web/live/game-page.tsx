import { useParams } from 'react-router';
import { GameOutlook, useOutlook } from '../game/game-outlook.tsx';
import { useGame, useLiveGames, useScorers } from '../game/game-queries.ts';
import { ResultNote } from '../game/result-note.tsx';
import { hasScore, type SentGame } from '../game/sent-game.ts';
import { sideNames } from '../game/side-names.ts';
import { SpokenNews } from '../game/spoken-news.tsx';
import { words } from '../game/words.ts';
import { Link } from '../kit/link.tsx';
import { LoadFailed } from '../kit/load-failed.tsx';
import pages from '../kit/mailed-link-page.module.css';
import { LinkGone } from '../kit/mailed-link-page.tsx';
import { PageLoading } from '../kit/page-loading.tsx';
import { AgeOfScore, GameBoard, GameFacts } from '../score-keeper/game-board.tsx';
import styles from '../score-keeper/game-dialog.module.css';
import { Scorers } from '../score-keeper/scorers.tsx';
import { useBoard } from '../site/board.ts';
import { words as site } from '../site/words.ts';
import { verdictOf } from '../transport/call-failed.ts';
import { Queries } from '../transport/queries.tsx';

/** Page of one game: score and minute, scorers, what decided it, and what follows. */
export function GamePage() {
  const { id = '' } = useParams();
  return (
    <div className={pages.page}>
      <Queries>
        <Game key={id} id={Number(id)} />
      </Queries>
    </div>
  );
}

function Game({ id }: { readonly id: number }) {
  const isPushed = useLiveGames();
  const asked = useGame(id, isPushed);
  const { data: game, error } = asked;
  if (game === undefined) {
    if ([400, 404].includes(verdictOf(error)?.status ?? 0)) return <LinkGone {...words.page.gone} />;
    if (error === null) return <PageLoading text={words.page.loading} isLong />;
    return <LoadFailed sentence={words.failedGame} failure={error} onRetry={() => void asked.refetch()} />;
  }
  return (
    <article className={styles.game}>
      <title>{`${titleOf(game)} · ${site.brand}`}</title>
      <TournamentOf game={game} />
      <h1 className={styles.sides}>{sideNames(game).join(` ${words.versus} `)}</h1>
      <GameFacts game={game} />
      <AgeOfScore asked={asked} isPushed={isPushed} />
      <GameBoard game={game} />
      {game.shootout !== null && <p>{words.shootout(game.shootout.team1, game.shootout.team2)}</p>}
      <ResultNote game={game} />
      <WhatFollows game={game} />
      <SpokenNews games={[game]} />
    </article>
  );
}

/** Scorers, and what the game leads to: both at once, so that neither moves the other. */
function WhatFollows({ game }: { readonly game: SentGame }) {
  const asked = [useScorers(game), useOutlook(game)];
  if (asked.some(({ isLoading }) => isLoading)) return null;
  return (
    <>
      <Scorers game={game} />
      <GameOutlook game={game} heading="h2" />
    </>
  );
}

/** Returns the title of the window: the teams, with the score once there is one. */
function titleOf(game: SentGame): string {
  const between = hasScore(game) ? `${game.team1Score} – ${game.team2Score}` : words.versus;
  return sideNames(game).join(` ${between} `);
}

/** Link to the tournament, to the bracket of the game's division. */
function TournamentOf({ game: { tournamentId, ageBracket } }: { readonly game: SentGame }) {
  const tournament = useBoard().tournaments?.find(({ id }) => id === tournamentId);
  const division = ageBracket === null ? '' : `?division=${encodeURIComponent(ageBracket)}`;
  return (
    <p className={styles.tournament}>
      <Link to={`/tournaments/${tournamentId}${division}`}>{tournament?.name ?? site.pages.brackets}</Link>
    </p>
  );
}
