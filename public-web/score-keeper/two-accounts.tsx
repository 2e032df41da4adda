import { useState } from 'react';
import type { ListedGoal } from '../../domain/answer/game/listed-goal.ts';
import { type ComparedGoal, compareAccounts } from '../../domain/rule/game/accounts.ts';
import { isSettledAsItIs, type OneOrTwo, settlementOf, type WhoseScore } from '../../domain/rule/game/decision.ts';
import type { GoalCorrection } from '../../domain/rule/game/goal.ts';
import { type Score, sameScore } from '../../domain/rule/match/score.ts';
import { useGoals, useRosters } from '../game/game-queries.ts';
import type { SentGame } from '../game/sent-game.ts';
import button from '../kit/button.module.css';
import { decide } from './keeper-outbox.ts';
import type { KeeperEntry } from './keeper-queue.ts';
import { words } from './keeping-words.ts';
import { accountOnRecord, ownAccountOf, type QueuedGoal } from './own-account.ts';
import { nameOfNobody, scorerName } from './scorer-name.ts';
import styles from './two-accounts.module.css';

const { accounts } = words;

interface TwoAccountsProps {
  /** Game as the server has it. */
  readonly game: SentGame;
  readonly held: readonly KeeperEntry[];
}

/** Comparison of two accounts of a game, goal by goal. The keeper with the undecided entries chooses one score and one list of goals. */
export function TwoAccounts({ game, held }: TwoAccountsProps) {
  const goals = useGoals(game.id).data;
  const [chosen, setChosen] = useState<ReadonlyMap<string, OneOrTwo>>(new Map());
  if (goals === undefined) return <KeepTheirs game={game} />;
  const own = ownAccountOf(game, held);
  const record = accountOnRecord(game, goals, held);
  const compared = compareAccounts(own.goals, record.unseen);
  const open = compared.filter(({ theirs }) => theirs !== undefined);
  const settlement = (choices: typeof chosen, score: WhoseScore) =>
    settlementOf(record, own, { goals: ({ entry }) => choices.get(entry.id) ?? 'both', score });
  const settle = (choices: typeof chosen, whose: WhoseScore) => {
    const { score, added, retold, dropped } = settlement(choices, whose);
    const told = [
      ...added.map((goal) => ({ ...toldOf(goal), sameAs: null })),
      ...retold.map(({ goal, goalId }) => ({ ...toldOf(goal), sameAs: goalId })),
    ];
    const isAsItIs = isSettledAsItIs({ score, added, retold, dropped }, record.score);
    decide(game.id, isAsItIs ? undefined : { score, goals: told, dropped }, game.version);
  };
  const isAsked = (choices: typeof chosen) => open.some(({ mine }) => !choices.has(mine.entry.id));
  const choose = (goal: QueuedGoal, one: OneOrTwo) => {
    const choices = new Map([...chosen, [goal.entry.id, one]]);
    setChosen(choices);
    if (own.score === undefined && !isAsked(choices)) settle(choices, 'theirs');
  };
  return (
    <div className={styles.accounts}>
      {compared.map((pair) => (
        <GoalOfTwo
          key={pair.mine.entry.id}
          game={game}
          pair={pair}
          choice={chosen.get(pair.mine.entry.id)}
          onChoose={choose}
        />
      ))}
      {own.score !== undefined && !isAsked(chosen) && (
        <ScoreOfTwo
          teams={[game.team1Name ?? '', game.team2Name ?? '']}
          scoreOf={(whose) => settlement(chosen, whose).score}
          droppedBy={(whose) => goals.filter(({ id }) => settlement(chosen, whose).dropped.includes(id))}
          onChoose={(whose) => settle(chosen, whose)}
        />
      )}
      {own.score === undefined && open.length === 0 && (
        <button type="button" className={button.primary} onClick={() => settle(chosen, 'theirs')}>
          {accounts.count}
        </button>
      )}
      {own.score === undefined && open.length < compared.length && <KeepTheirs game={game} />}
    </div>
  );
}

/** Returns a goal without its entry. */
const toldOf = ({ playerId, scorer, teamId, minute }: GoalCorrection): GoalCorrection => ({
  playerId,
  scorer,
  teamId,
  minute,
});

/** Button that discards the keeper's own account. */
function KeepTheirs({ game }: { readonly game: SentGame }) {
  return (
    <button type="button" className={button.secondary} onClick={() => decide(game.id, undefined, game.version)}>
      {words.queue.letGo}
    </button>
  );
}

interface GoalOfTwoProps {
  readonly game: SentGame;
  readonly pair: ComparedGoal<QueuedGoal, ListedGoal>;
  readonly choice: OneOrTwo | undefined;
  readonly onChoose: (goal: QueuedGoal, choice: OneOrTwo) => void;
}

/** Goal of the queue beside the recorded goal that may be the same one. */
function GoalOfTwo({ game, pair: { mine, theirs }, choice, onChoose }: GoalOfTwoProps) {
  const players = useRosters(game.id).data ?? [];
  const me = nameOfNobody(mine.scorer) ?? players.find(({ id }) => id === mine.playerId)?.name ?? words.toasts.aPlayer;
  const team = (mine.teamId === game.team1Id ? game.team1Name : game.team2Name) ?? '';
  if (theirs === undefined) return <p className={styles.told}>{accounts.yours(mine.minute, me, team)}</p>;
  const them = scorerName(theirs);
  const isSame = them === me && theirs.minute === mine.minute;
  const ways: readonly (readonly [OneOrTwo, string])[] = [
    ['theirs', isSame ? accounts.same : accounts.sameBy(them, theirs.minute)],
    ...(isSame ? [] : ([['mine', accounts.sameBy(me, mine.minute)]] as const)),
    ['both', accounts.two],
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the question is the label of its answers
    <div role="group" aria-label={accounts.question(team)} className={styles.goal}>
      <p className={styles.team}>{accounts.question(team)}</p>
      <dl className={styles.sides}>
        <Side who={theirs.updatedBy} minute={theirs.minute} scorer={them} />
        <Side who={accounts.you} minute={mine.minute} scorer={me} />
      </dl>
      <div className={styles.ways}>
        {ways.map(([way, label]) => (
          <button
            key={way}
            type="button"
            className={button.secondary}
            aria-pressed={choice === way}
            onClick={() => onChoose(mine, way)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

function Side({ who, minute, scorer }: { readonly who: string; readonly minute: number; readonly scorer: string }) {
  return (
    <div>
      <dt>{who}:</dt>
      <dd>
        {minute}′ {scorer}
      </dd>
    </div>
  );
}

interface ScoreOfTwoProps {
  readonly teams: readonly [string, string];
  readonly scoreOf: (whose: WhoseScore) => Score;
  readonly droppedBy: (whose: WhoseScore) => readonly ListedGoal[];
  readonly onChoose: (whose: WhoseScore) => void;
}

/** Choice of the score that counts, with the goals that would be dropped. */
function ScoreOfTwo({ teams, scoreOf, droppedBy, onChoose }: ScoreOfTwoProps) {
  const [theirs, mine, both] = [scoreOf('theirs'), scoreOf('mine'), scoreOf('both')];
  const ways: readonly (readonly [WhoseScore, string, Score])[] = [
    ['theirs', words.queue.letGo, theirs],
    ...(sameScore(mine, theirs) ? [] : ([['mine', words.queue.insist, mine]] as const)),
    ...(sameScore(both, theirs) || sameScore(both, mine) ? [] : ([['both', accounts.both, both]] as const)),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the question is the label of its answers
    <div role="group" aria-label={accounts.score(...teams)} className={styles.goal}>
      <p className={styles.team}>{accounts.score(...teams)}</p>
      <div className={styles.ways}>
        {ways.map(([whose, label, { team1, team2 }]) => (
          <button key={whose} type="button" className={button.secondary} onClick={() => onChoose(whose)}>
            <span>
              {label}: <strong>{accounts.scored(team1, team2)}</strong>
              {droppedBy(whose).map((goal) => (
                <small key={goal.id}>{accounts.dropped(goal.updatedBy, goal.minute, scorerName(goal))}</small>
              ))}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
