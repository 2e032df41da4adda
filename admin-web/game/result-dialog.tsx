import { Alert, Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ScoreChange } from '../../domain/answer/game/score-change.ts';
import { undivided } from '../../domain/rule/match/division.ts';
import type { Score } from '../../domain/rule/match/score.ts';
import type { UndecidedTie } from '../../domain/rule/standings/undecided-tie.ts';
import { isOneDay } from '../../domain/rule/time/eastern.ts';
import type { BracketGame, DrawnTournament } from '../bracket/drawn-tournament.ts';
import { keyOf, useDrawnChange } from '../bracket/use-drawn-tournament.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { LotsDialog } from '../standings/lots-dialog.tsx';
import { tiesOfTournament } from '../standings/use-ties.ts';
import { dayAndTimeOf, easternDay } from '../time/eastern-time.ts';
import { ask } from '../transport/call.ts';
import { serverNow } from '../transport/server-clock.ts';
import { Consequences, saveAndReset } from './consequences.tsx';
import { changeResult } from './game-calls.ts';
import { scoreText } from './game-facts.tsx';
import { gameStateText } from './game-state.ts';
import { aboutEnd, type ResultChoice, type ResultOption, resultOptions, usualChoice } from './result-choices.ts';
import { needsShootout, resultChange, resultComplaint } from './result-entry.ts';
import { AbandonChoice, type Decisions, ForfeitChoice, OptionList, ScoreInputs } from './result-inputs.tsx';
import { ChangedGame, useSeenGame } from './seen-game.tsx';
import { useConsequences } from './use-consequences.ts';

export const editScore = 'Edit Game Score';

interface Asked {
  readonly game: BracketGame;
  /** Teams of the game in words. */
  readonly spoken: string;
  readonly drawn: DrawnTournament;
  readonly onClose: () => void;
}

/** What was chosen when the button was pressed: the game that it changes is shown anew before the answer has come. */
interface Pressed {
  readonly order: Parameters<typeof changeResult>[1];
  readonly option: ResultOption;
  readonly changes: Parameters<typeof aboutEnd>[1]['changes'];
  readonly mayEndRound: boolean;
}

/** Dialog for everything that happens to a game: start, score, end, forfeit, abandoned. What follows is said before it is pressed. */
export function ResultDialog({ game, spoken, drawn, onClose }: Asked) {
  const { seen, now, onRefusal } = useSeenGame(game);
  const [choice, setChoice] = useState<ResultChoice>(usualChoice(game, serverNow()));
  const [score, setScore] = useState<Score>({ team1: game.team1Score, team2: game.team2Score });
  const [kicks, setKicks] = useState<Score>(game.shootout ?? { team1: 0, team2: 0 });
  const [decisions, setDecisions] = useState<Decisions>({ forfeitedBy: undefined, abandonedAs: 'stands' });
  const options = resultOptions(game, drawn);
  const option = options.find((one) => one.choice === choice) ?? options[0];
  const names = [game.team1Name ?? 'TBD', game.team2Name ?? 'TBD'] as const;
  const ends = endsGame(game, option, decisions);
  const shootout = ends && needsShootout(game, score) ? kicks : null;
  const complaint = ends ? resultComplaint(game, score, shootout) : undefined;
  const move =
    complaint === undefined ? resultChange(game, { choice: option.choice, score, shootout, ...decisions }) : undefined;
  const consequences = useConsequences(game, hasConsequences(game, option) ? move : undefined);
  const resets = consequences.data?.resets.length ?? 0;
  const otherDay = option.takesScore || option.choice === 'start' ? otherDayOf(game) : undefined;
  const [tie, setTie] = useState<UndecidedTie>();
  const { run, isBusy } = useDrawnChange(
    async ({ order, mayEndRound }: Pressed) => {
      await changeResult(seen, order, resets > 0);
      return mayEndRound ? await tiesAround(game) : [];
    },
    {
      done: (pressed) => pressed.option.done,
      about: ([waiting], pressed) => aboutEnd(pressed.option, { waiting, changes: pressed.changes }) ?? spoken,
      failed: 'Failed to update score',
      after: ([waiting]) => (waiting === undefined ? onClose() : setTie(waiting)),
      onRefusal,
    },
  );
  if (tie !== undefined) return <LotsDialog tie={tie} drawn={drawn} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={editScore}
      confirm={resets > 0 ? saveAndReset(resets) : option.press}
      cancel="Cancel"
      isPending={isBusy || consequences.isFetching}
      isFinal={resets > 0 || option.choice === 'forfeit' || option.choice === 'abandon'}
      isImpossible={move === undefined || consequences.isError}
      onConfirm={() =>
        move &&
        run({
          order: move,
          option,
          changes: consequences.data?.changes ?? [],
          mayEndRound: hasConsequences(game, option),
        })
      }
      onCancel={onClose}
    >
      <Typography sx={{ mb: 1 }}>
        {spoken}: {gameStateText(game)}.
      </Typography>
      <ScoreInputs
        names={names}
        label={(team) => `Goals of ${team}`}
        score={score}
        isOff={!option.takesScore}
        onChange={setScore}
      />
      {shootout !== null && (
        <>
          <Typography sx={{ mt: 2 }}>
            A level knock-out game needs the golden goal in the score, or the shoot-out:
          </Typography>
          <ScoreInputs names={names} label={(team) => `Kicks scored by ${team}`} score={kicks} onChange={setKicks} />
        </>
      )}
      {complaint !== undefined && <Typography color="error">{complaint}</Typography>}
      <ChangedGame now={now} typed={score} names={names} onTake={setScore} />
      <OptionList options={options} chosen={option.choice} onChoose={setChoice} />
      {option.choice === 'forfeit' && <ForfeitChoice game={game} decisions={decisions} onChange={setDecisions} />}
      {option.choice === 'abandon' && game.status !== 'scheduled' && (
        <AbandonChoice game={game} decisions={decisions} onChange={setDecisions} />
      )}
      {otherDay !== undefined && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 2, color: 'text.primary' }}>
          {otherDayText(otherDay)}
        </Alert>
      )}
      {hasConsequences(game, option) && move !== undefined && <Consequences of={consequences} drawn={drawn} />}
      <GameHistory gameId={game.id} />
    </ConfirmDialog>
  );
}

/** Fetches the ties that the next round of a game's division waits for. */
const tiesAround = async ({ tournamentId, ageBracket }: BracketGame) =>
  (await tiesOfTournament(tournamentId)).open.filter(({ division }) => division === (ageBracket ?? undivided));

/** Tells whether a choice leaves a result that needs a winner in the knock-out. */
function endsGame({ status }: BracketGame, { choice }: ResultOption, { abandonedAs }: Decisions): boolean {
  if (choice === 'abandon') return status !== 'scheduled' && abandonedAs === 'stands';
  return choice === 'complete' || (choice === 'score' && status === 'completed');
}

/** Tells whether other matches may follow a choice: a game that goes on changes none. */
const hasConsequences = ({ status }: BracketGame, { choice }: ResultOption): boolean =>
  choice !== 'start' && (choice !== 'score' || status === 'completed');

const kinds = {
  start: 'Started',
  score: 'Score',
  complete: 'Ended',
  reopen: 'Reopened',
  forfeit: 'Forfeited',
  abandon: 'Abandoned',
  reset: 'Reset by a correction',
  'put-back': 'Put back',
  delete: 'Deleted',
} satisfies Readonly<Record<ScoreChange['kind'], string>>;

/** Changes of a game's score, the latest first; nothing before the first one. */
function GameHistory({ gameId }: { readonly gameId: number }) {
  const { data = [] } = useQuery({ queryKey: keyOf('history', gameId), queryFn: () => historyOf(gameId) });
  if (data.length === 0) return null;
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Typography component="summary" sx={{ cursor: 'pointer', minHeight: 24 }}>
        History
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {data.toReversed().map(({ id, kind, timestamp, updatedBy, ...change }) => (
          <li key={id}>
            {kinds[kind]}: {scoreText(change.fromTeam1Score, change.fromTeam2Score)} to{' '}
            {scoreText(change.team1Score, change.team2Score)}, {updatedBy}, {dayAndTimeOf(timestamp)}
          </li>
        ))}
      </Box>
    </Box>
  );
}

const historyOf = (gameId: number) => ask<readonly ScoreChange[]>(`/api/games/${gameId}/history`);

const otherDayText = (day: string) => `This game is planned for ${day}, not for today. This press begins it now.`;

/** Returns the day of a scheduled game if it has one and that is not today, since a score starts it and its tournament. */
function otherDayOf({
  status,
  startTime,
}: {
  readonly status: string;
  readonly startTime: string | null;
}): string | undefined {
  if (status !== 'scheduled' || startTime === null) return undefined;
  return isOneDay(new Date(startTime), serverNow()) ? undefined : easternDay(startTime);
}
