import CallMerge from '@mui/icons-material/CallMerge';
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import {
  mergedBracket,
  type Parting,
  partingsOf,
  rearranged,
  risingByAge,
} from '../../domain/rule/draw/arrange-brackets.ts';
import type { PlanPart } from './draw-plan.ts';

/** Chosen divisions; each can be merged with the next older one, or split by age. The preview shows the result. */
export function ChosenDivisions({ plan, onChange }: PlanPart) {
  const rising = risingByAge(plan.ageBrackets);
  const replace = (replaced: readonly string[], by: readonly string[]) =>
    onChange({ ...plan, ageBrackets: rearranged(plan.ageBrackets, replaced, by) });
  if (rising.length === 0) return null;
  return (
    <Box component="section" aria-label="Divisions to be drawn" sx={{ mb: 1 }}>
      <Typography color="text.secondary">
        Merge or part divisions here. The preview says who plays where; nothing is saved yet.
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rising.map((bracket, index) => (
          <DivisionRow key={bracket} bracket={bracket} older={rising[index + 1]} onReplace={replace} />
        ))}
      </Box>
    </Box>
  );
}

interface DivisionRowProps {
  readonly bracket: string;
  readonly older: string | undefined;
  readonly onReplace: (replaced: readonly string[], by: readonly string[]) => void;
}

function DivisionRow({ bracket, older, onReplace }: DivisionRowProps) {
  const merged = older === undefined ? undefined : mergedBracket(bracket, older);
  const partings = partingsOf(bracket);
  return (
    <Box component="li" sx={row}>
      <Typography component="span" sx={{ fontWeight: 600, minWidth: '5rem', flexGrow: 1 }}>
        {bracket}
      </Typography>
      {older !== undefined && merged !== undefined && (
        <Button
          size="small"
          sx={{ fontSize: '1rem' }}
          startIcon={<CallMerge />}
          onClick={() => onReplace([bracket, older], [merged])}
        >
          Merge with {older}
        </Button>
      )}
      {partings.length > 0 && (
        <PartingChoice bracket={bracket} partings={partings} onPart={(parting) => onReplace([bracket], parting)} />
      )}
    </Box>
  );
}

function PartingChoice({
  bracket,
  partings,
  onPart,
}: {
  readonly bracket: string;
  readonly partings: readonly Parting[];
  readonly onPart: (parting: Parting) => void;
}) {
  return (
    <TextField
      select
      size="small"
      margin="none"
      fullWidth={false}
      label={`Part ${bracket}`}
      value=""
      onChange={({ target }) => {
        const parting = partings[Number(target.value)];
        if (parting !== undefined) onPart(parting);
      }}
      sx={{ width: '9.5rem' }}
    >
      {partings.map((parting, index) => (
        <MenuItem key={parting.join()} value={String(index)}>
          {pairName(...parting)}
        </MenuItem>
      ))}
    </TextField>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const pairName = (younger: string, older: string) => `${younger} and ${older}`;
