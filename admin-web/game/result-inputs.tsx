import { Box, FormControlLabel, Radio, RadioGroup, TextField, Typography } from '@mui/material';
import type { Abandonment } from '../../domain/rule/game/abandon-game.ts';
import type { Score } from '../../domain/rule/match/score.ts';
import { abandonments } from '../../domain/use-case/game/score-entry.ts';
import type { BracketGame } from '../bracket/drawn-tournament.ts';
import type { ResultChoice, ResultOption } from './result-choices.ts';

/** Decisions that a forfeit and an abandoned game need. */
export interface Decisions {
  readonly forfeitedBy: number | 'both' | undefined;
  readonly abandonedAs: Abandonment;
}

interface DecisionProps {
  readonly game: BracketGame;
  readonly decisions: Decisions;
  readonly onChange: (decisions: Decisions) => void;
}

/** Everything that can happen to the game, each with what follows. */
export function OptionList({
  options,
  chosen,
  onChoose,
}: {
  readonly options: readonly ResultOption[];
  readonly chosen: ResultChoice;
  readonly onChoose: (choice: ResultChoice) => void;
}) {
  return (
    <RadioGroup aria-label="What happens" value={chosen} sx={{ mt: 1.5 }}>
      {options.map(({ choice, label, follows }) => (
        <Choice key={choice} value={choice} label={label} follows={follows} onChoose={() => onChoose(choice)} />
      ))}
    </RadioGroup>
  );
}

export function ForfeitChoice({ game, decisions, onChange }: DecisionProps) {
  const choices = [
    { value: game.team1Id, label: game.team1Name },
    { value: game.team2Id, label: game.team2Name },
    { value: 'both' as const, label: 'Both teams' },
  ];
  return (
    <RadioGroup aria-label="Who forfeits" value={decisions.forfeitedBy ?? ''} sx={inner}>
      {choices.map(({ value, label }) => (
        <FormControlLabel
          key={label}
          value={value}
          label={label}
          control={<Radio onChange={() => onChange({ ...decisions, forfeitedBy: value ?? undefined })} />}
        />
      ))}
    </RadioGroup>
  );
}

export function AbandonChoice({ game: { stage }, decisions, onChange }: DecisionProps) {
  const follows = {
    stands: 'It counts at this score.',
    replay: 'It is to be played from the beginning; score and goals are taken away.',
    void: stage === 'group' ? 'It counts for nothing.' : 'It counts for nothing, and neither team goes on.',
  };
  return (
    <RadioGroup aria-label="Abandoned" value={decisions.abandonedAs} sx={inner}>
      {abandonments.map(({ value, label }) => (
        <Choice
          key={value}
          value={value}
          label={label}
          follows={follows[value]}
          onChoose={() => onChange({ ...decisions, abandonedAs: value })}
        />
      ))}
    </RadioGroup>
  );
}

function Choice({
  value,
  label,
  follows,
  onChoose,
}: {
  readonly value: string;
  readonly label: string;
  readonly follows: string;
  readonly onChoose: () => void;
}) {
  return (
    <FormControlLabel
      value={value}
      sx={{ alignItems: 'flex-start', mb: 0.5 }}
      control={<Radio onChange={onChoose} sx={{ pt: 0.5 }} />}
      label={
        <>
          <strong>{label}</strong>
          <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
            {follows}
          </Typography>
        </>
      }
    />
  );
}

export function ScoreInputs({
  names,
  label,
  score,
  isOff = false,
  onChange,
}: {
  readonly names: readonly [string, string];
  readonly label: (team: string) => string;
  readonly score: Score;
  readonly isOff?: boolean;
  readonly onChange: (score: Score) => void;
}) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 2, alignItems: 'end' }}>
      {(['team1', 'team2'] as const).map((side, index) => (
        <TextField
          key={side}
          type="number"
          label={label(names[index] ?? '')}
          value={score[side]}
          disabled={isOff}
          onFocus={(event) => event.target.select()}
          onChange={(event) => onChange({ ...score, [side]: wholeGoals(event.target.value) })}
          slotProps={{
            inputLabel: { sx: aboveInput },
            input: { notched: false },
            htmlInput: { min: 0, max: 99, inputMode: 'numeric' },
          }}
        />
      ))}
    </Box>
  );
}

/** Parses goals; text that is no number counts as 0 (operations specification, section 5). */
function wholeGoals(written: string): number {
  const goals = Math.trunc(Number(written));
  return Number.isNaN(goals) ? 0 : Math.min(99, Math.max(0, goals));
}

const inner = { ml: 4 } as const;

/** A label that holds the whole name of a team, on as many lines as it needs. */
const aboveInput = { position: 'static', transform: 'none', mb: 0.5, whiteSpace: 'normal' } as const;
