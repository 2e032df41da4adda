import { AnswersRefused } from '../../rule/form/accept-answers.ts';
import { tick } from '../../rule/form/agreement.ts';
import { choice, type Option } from '../../rule/form/choice.ts';
import { entries } from '../../rule/form/entries.ts';
import { accepted, type Field, optional, refused, usually } from '../../rule/form/field.ts';
import { type Answers, form } from '../../rule/form/form.ts';
import { largestId, wholeNumber } from '../../rule/form/whole-number.ts';
import type { Abandonment } from '../../rule/game/abandon-game.ts';
import { lastMinute } from '../../rule/game/game-clock.ts';
import { type GoalScorer, minuteWrong } from '../../rule/game/goal.ts';
import { type Phrase, type Sentence, said } from '../../rule/language/sentence.ts';
import { highestScore, isGoals, type Score, scoreWrong, shootoutName } from '../../rule/match/score.ts';
import { notes } from '../registration/player-fields.ts';

const goalCount = { type: 'integer', minimum: 0, maximum: highestScore } as const;
const confirmation = { confirm: tick('Confirm'), preview: tick('Preview') };

/** Form for the score of a game; only whole numbers are accepted, no other values that look like them. */
export const scoreEntry = form({
  team1Score: goals('The score of the first team'),
  team2Score: goals('The score of the second team'),
  shootout: kicks(),
  ...confirmation,
});

/** Form for a game as the organizers' list sends it: its score, and its notes where they are sent. */
export const gameEntry = form({ ...scoreEntry.fields, notes });

/** Final score sent with the end of a game; without it the present one stands. */
const finalScore = {
  team1Score: optional(goals('The score of the first team')),
  team2Score: optional(goals('The score of the second team')),
  shootout: kicks(),
};

/** Form for the end of a game; a level knock-out game needs the result of the shoot-out. */
export const gameEnd = form({ ...finalScore, ...confirmation });

/** Options for an abandoned game. */
export const abandonments: readonly Option<Abandonment>[] = [
  { value: 'stands', label: 'Result stands' },
  { value: 'replay', label: 'Replay' },
  { value: 'void', label: 'Does not count' },
];

/** Form for an abandoned game, or with `void` for one that is not played. */
export const abandonEntry = form({
  as: choice('What becomes of the game', abandonments, 'An abandoned game stands, is replayed, or is void'),
  ...finalScore,
  ...confirmation,
});

/** Returns the final score as it was sent, if it was; one team's goals alone are refused. */
export function finalScoreOf({
  team1Score,
  team2Score,
  shootout,
}: Pick<Answers<typeof gameEnd>, keyof typeof finalScore>) {
  const kicks = { shootout: shootout ?? undefined };
  if (team1Score === null && team2Score === null) return kicks;
  if (team1Score === null || team2Score === null)
    throw new AnswersRefused({ [team1Score === null ? 'team1Score' : 'team2Score']: scoreWrong });
  return { score: { team1: team1Score, team2: team2Score }, ...kicks };
}

/** Form for a change that needs nothing but a confirmation. */
export const correction = form(confirmation);

/** Form for a forfeit: the team that did not play, or both. */
export const forfeitEntry = form({
  teamId: optional(id('Team', 'Please choose the team that forfeits')),
  both: tick('Both teams forfeit'),
  ...confirmation,
});

/** Error text for a player's goal without a player. */
export const playerMissing = said('Please choose a player');

const playerId = optional(id('Player', playerMissing));
const minute = wholeNumber({ label: 'Minute', from: 1, to: lastMinute, message: minuteWrong });

const scorer = choice(
  'Scorer',
  [
    { value: 'player', label: 'Player' },
    { value: 'unknown', label: 'Unknown' },
    { value: 'own', label: 'Own goal' },
  ] satisfies readonly { value: GoalScorer; label: string }[],
  'The scorer is player, unknown or own',
);

/** Form fields for the scorer: a player by id alone, or an unknown one of a named team. */
const telling = {
  playerId,
  minute,
  scorer: usually(scorer, 'player'),
  teamId: optional(id('Team', 'Please choose the team that the goal counts for')),
};

/** Form for a goal of a game named elsewhere; `withScore` raises the score with it, `seenGoal` is the last one that the sender knew of. */
export const goalEntry = form({
  ...telling,
  withScore: tick('With score'),
  seenGoal: optional(
    wholeNumber({ label: 'Last goal seen', from: 0, to: largestId, message: 'The last goal seen is named by its id' }),
  ),
});

/** Form for a settlement between two accounts of a game: its score, goals that are added or corrected, and goals that are removed. */
export const settlementEntry = form({
  team1Score: goals('The score of the first team'),
  team2Score: goals('The score of the second team'),
  goals: entries({
    label: 'Goals settled on',
    each: 'Goal',
    parts: { ...telling, sameAs: optional(id('Goal on record', 'A goal on record is named by its id')) },
    most: highestScore,
  }),
  dropped: entries({
    label: 'Goals that were none',
    each: 'Goal',
    parts: { id: id('Goal on record', 'A goal on record is named by its id') },
    most: highestScore,
  }),
});

/** Form for a goal that names its game. */
export const goalOfGame = form({
  ...goalEntry.fields,
  gameId: id('Game', 'Please choose a game'),
});

/** Form for another minute of a goal. */
export const goalMinute = form({ minute });

function goals(label: Phrase): Field<number> {
  return {
    label,
    limits: () => ({ ...goalCount, required: true }),
    read: (raw) => (isGoals(raw) ? accepted(raw) : refused(scoreWrong)),
  };
}

function kicks(): Field<Score | null> {
  return {
    label: shootoutName,
    limits: () => ({ type: 'object', required: false, parts: { team1: goalCount, team2: goalCount } }),
    read: (raw) => {
      if (raw === undefined || raw === null) return accepted(null);
      const { team1, team2 } = typeof raw === 'object' ? { team1: undefined, team2: undefined, ...raw } : {};
      return isGoals(team1) && isGoals(team2)
        ? accepted({ team1, team2 })
        : refused(said('For the shoot-out: {scoreWrong}', { scoreWrong: scoreWrong }));
    },
  };
}

function id(label: Phrase, message: Sentence): Field<number> {
  return wholeNumber({ label, from: 1, to: largestId, message });
}
