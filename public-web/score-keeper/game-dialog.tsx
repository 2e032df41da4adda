import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedGoal } from '../../domain/answer/game/listed-goal.ts';
import { isOneDay } from '../../domain/rule/time/eastern.ts';
import { GameOutlook } from '../game/game-outlook.tsx';
import { useGame } from '../game/game-queries.ts';
import { lastOf } from '../game/goals-on-record.ts';
import { kickOffInWords } from '../game/kick-off.ts';
import { ResultNote } from '../game/result-note.tsx';
import { isCompleted, type SentGame } from '../game/sent-game.ts';
import { sideNames } from '../game/side-names.ts';
import { words } from '../game/words.ts';
import button from '../kit/button.module.css';
import { Dialog } from '../kit/dialog.tsx';
import { useBoard } from '../site/board.ts';
import { serverNow } from '../transport/server-clock.ts';
import { AgeOfScore, GameBoard, GameFacts } from './game-board.tsx';
import styles from './game-dialog.module.css';
import desk from './keeper-desk.module.css';
import { enter, useQueue } from './keeper-outbox.ts';
import { isDelayedEnd, isRefused, withWaiting } from './keeper-queue.ts';
import { words as forKeepers } from './keeping-words.ts';
import { entryInWords } from './queue-notes.ts';
import { RefusedEntry } from './refused-entry.tsx';
import { ScoreEntry } from './score-entry.tsx';
import { KeptScorers, Scorers } from './scorers.tsx';
import { UnsavedScore } from './unsaved-score.tsx';
import { useScoreDraft } from './use-score-draft.ts';

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

interface GameDialogProps {
  readonly game: SentGame;
  readonly isOpen: boolean;
  readonly isPushed: boolean;
  readonly onClose: () => void;
}

/** Dialog of one game: its score, and all controls for score keepers. */
export function GameDialog({ game: known, isOpen, isPushed, onClose }: GameDialogProps) {
  const asked = useGame(known.id, isPushed, known);
  const queue = useQueue();
  const tournament = useBoard().tournaments?.find(({ id }) => id === known.tournamentId);
  const onFile = asked.data ?? known;
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
        <GameFacts game={game} />
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
        {waiting.length === 0 && <AgeOfScore asked={asked} isPushed={isPushed} />}
        <GameBoard game={game} isKept={mayKeep} />
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
