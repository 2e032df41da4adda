import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedGoal } from '../../domain/answer/game/listed-goal.ts';
import { isLate } from '../../domain/game/late.ts';
import { isOneDay } from '../../domain/time/eastern.ts';
import { AsOf } from '../kit/as-of.tsx';
import button from '../kit/button.module.css';
import { Dialog } from '../kit/dialog.tsx';
import { MyTeamStar } from '../kit/my-team-star.tsx';
import { translateTerm } from '../kit/server-terms.ts';
import { TeamLink } from '../kit/team-link.tsx';
import { useNow } from '../kit/use-now.ts';
import { useBoard } from '../site/board.ts';
import { isSilence } from '../transport/call-failed.ts';
import { serverNow } from '../transport/server-clock.ts';
import { expectedInterval } from './freshness.ts';
import styles from './game-dialog.module.css';
import { GameOutlook } from './game-outlook.tsx';
import { useGame } from './game-queries.ts';
import { matchInFull, sideNames } from './game-row.tsx';
import { lastOf } from './goals-on-record.ts';
import desk from './keeper-desk.module.css';
import { enter, useQueue } from './keeper-outbox.ts';
import { isDelayedEnd, isRefused, withWaiting } from './keeper-queue.ts';
import { words as forKeepers } from './keeping-words.ts';
import { kickOffInWords } from './kick-off.ts';
import { entryInWords } from './queue-notes.ts';
import { RefusedEntry } from './refused-entry.tsx';
import { ResultNote } from './result-note.tsx';
import { ScoreEntry } from './score-entry.tsx';
import { KeptScorers, Scorers } from './scorers.tsx';
import { hasScore, isCompleted, type SentGame } from './sent-game.ts';
import { UnsavedScore } from './unsaved-score.tsx';
import { useScoreDraft } from './use-score-draft.ts';
import { words } from './words.ts';

/** Interval at which it is checked whether the game is late, in milliseconds. */
const everyHalfMinute = 30_000;

const isToday = ({ startTime }: SentGame) => startTime !== null && isOneDay(new Date(startTime), new Date(serverNow()));

interface OtherDayProps {
  readonly game: SentGame;
  /** Whether the tournament has begun already. */
  readonly isActive: boolean;
  readonly onMeant: () => void;
}

/** Warning that the game is on another day, since scoring it by mistake would start it, and its tournament with it. */
function OtherDay({ game, isActive, onMeant }: OtherDayProps) {
  return (
    <div className={styles.completed}>
      <p>{forKeepers.otherDay(kickOffInWords(game.startTime), isActive)}</p>
      <button type="button" className={button.secondary} onClick={onMeant}>
        {forKeepers.meant}
      </button>
    </div>
  );
}

interface StandingProps {
  readonly asked: ReturnType<typeof useGame>;
  readonly isPushed: boolean;
}

/** Time of the score if it may be old, or a message that it could not be loaded. */
function Standing({ asked: { error, dataUpdatedAt }, isPushed }: StandingProps) {
  if (error !== null && !isSilence(error)) return <p className={styles.alarm}>{words.failedGame}</p>;
  if (error === null && dataUpdatedAt === 0) return null;
  return <AsOf at={dataUpdatedAt} every={expectedInterval(isPushed)} isLost={error !== null} />;
}

interface BoardNameProps {
  readonly id: number | null;
  readonly name: string;
  readonly isKept: boolean;
}

/** Name of a team with a link to its page; while its score is kept there is no link, lest a slip lead away. */
function BoardName({ id, name, isKept }: BoardNameProps) {
  if (isKept)
    return (
      <span>
        <bdi>{name}</bdi>
      </span>
    );
  return (
    <span>
      <TeamLink id={id} name={name} />
      <MyTeamStar id={id} name={name} />
    </span>
  );
}

interface GameDialogProps {
  readonly game: SentGame;
  readonly isOpen: boolean;
  readonly isPushed: boolean;
  readonly onClose: () => void;
}

/** Dialog of one game: its score, and all controls for score keepers. */
export function GameDialog({ game: known, isOpen, isPushed, onClose }: GameDialogProps) {
  const asked = useGame(known, isPushed);
  const queue = useQueue();
  const now = useNow(everyHalfMinute);
  const tournament = useBoard().tournaments?.find(({ id }) => id === known.tournamentId);
  const onFile = asked.data;
  const game = withWaiting(onFile, queue);
  const waiting = queue.filter((entry) => entry.gameId === game.id && entry.hasWaited && !isRefused(entry));
  const refused = queue.find((entry) => entry.gameId === game.id && isRefused(entry));
  const [one, other] = sideNames(game);
  const isEnding = queue.some((entry) => entry.gameId === game.id && isDelayedEnd(entry));
  const isKnown = game.team1Id !== null && game.team2Id !== null;
  const mayKeep = isOpen && !isCompleted(game) && !isEnding && isKnown;
  const draft = useScoreDraft(game);
  const queries = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  const [isMeant, setMeant] = useState(false);
  const isOtherDay = game.status === 'scheduled' && game.startTime !== null && !isToday(game) && !isMeant;
  const asks = mayKeep && draft.isUnsaved;
  const close = () => (asks ? setLeaving(true) : onClose());
  const save = () => {
    const goals = queries.getQueryData<readonly ListedGoal[]>(['goals', game.id]);
    enter(game.id, { kind: 'score', score: draft.score, from: draft.from, seenGoal: lastOf(goals) }, onFile.version);
    onClose();
  };
  return (
    <Dialog
      title={`${one} ${words.versus} ${other}`}
      onClose={close}
      foot={asks && isLeaving ? <UnsavedScore draft={draft} onSave={save} onLeave={onClose} /> : undefined}
    >
      <div className={styles.game}>
        <p className={styles.facts}>
          <strong>{isLate(game, now) ? words.late : (words.statuses[game.status] ?? game.status)}</strong>
          <span>{[translateTerm(game.field ?? words.noField), tournament?.location].filter(Boolean).join(', ')}</span>
          <span>{kickOffInWords(game.startTime)}</span>
          {game.ageBracket !== null && <span>{game.ageBracket}</span>}
          <span>{matchInFull(game)}</span>
        </p>
        {waiting.map((entry) => (
          <p key={entry.id} className={styles.waiting}>
            {forKeepers.queue.heldBack(entryInWords(entry.move, game))}
          </p>
        ))}
        {waiting.length > 0 && <p>{forKeepers.queue.count(waiting.length)}</p>}
        {refused !== undefined && (
          <section className={desk.decision} aria-label={forKeepers.queue.decide}>
            <h3>{forKeepers.queue.decide}</h3>
            <RefusedEntry queue={queue} entry={refused} />
          </section>
        )}
        {waiting.length === 0 && <Standing asked={asked} isPushed={isPushed} />}
        <p className={styles.board}>
          <BoardName id={game.team1Id} name={one} isKept={mayKeep} />
          <strong>{hasScore(game) ? `${game.team1Score} – ${game.team2Score}` : '–'}</strong>
          <BoardName id={game.team2Id} name={other} isKept={mayKeep} />
        </p>
        {mayKeep && isOtherDay && (
          <OtherDay game={game} isActive={tournament?.status === 'active'} onMeant={() => setMeant(true)} />
        )}
        {mayKeep && !isOtherDay && <ScoreEntry game={game} version={onFile.version} draft={draft} />}
        {isOpen && isEnding && <p className={styles.completed}>{forKeepers.ending}</p>}
        {game.shootout !== null && <p>{words.shootout(game.shootout.team1, game.shootout.team2)}</p>}
        <ResultNote game={game} />
        {isOpen ? <KeptScorers game={game} isPushed={isPushed} /> : <Scorers game={game} />}
        <GameOutlook game={onFile} />
        {isCompleted(game) && (
          <p className={styles.completed}>
            {forKeepers.keeping.completed} {isOpen && forKeepers.keeping.disabled}
          </p>
        )}
        {isOpen && !isKnown && !isCompleted(game) && <p className={styles.completed}>{forKeepers.keeping.unknown}</p>}
      </div>
    </Dialog>
  );
}
