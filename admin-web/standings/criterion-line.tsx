import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { Box, IconButton, Typography } from '@mui/material';
import type { PointerEvent, ReactNode } from 'react';
import type { Criterion } from '../../domain/standings/criterion.ts';
import { reasonNames } from '../../domain/standings/reason-names.ts';

interface CriterionLineProps {
  readonly criterion: Criterion;
  readonly isDragged: boolean;
  readonly onGrab: (event: PointerEvent) => void;
  /** Undefined if the action is not possible. */
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly onLeaveOut: (() => void) | undefined;
}

/** Line of a criterion with its meaning, dragged by its handle or moved by buttons. */
export function CriterionLine({ criterion, isDragged, onGrab, ...acts }: CriterionLineProps) {
  const name = reasonNames[criterion];
  return (
    <Box component="li" sx={isDragged ? { ...line, ...raised } : line}>
      <Box
        component="span"
        aria-hidden
        title="Drag to another place"
        data-handle={criterion}
        onPointerDown={onGrab}
        sx={handle}
      >
        <DragIndicator />
      </Box>
      <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, '&::before': { content: 'counter(line) ". "' } }}>{name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {meanings[criterion]}
        </Typography>
      </Box>
      <Act label={`${name} earlier`} icon={<ArrowUpward fontSize="small" />} act={acts.onUp} />
      <Act label={`${name} later`} icon={<ArrowDownward fontSize="small" />} act={acts.onDown} />
      <Act label={`Leave out ${name}`} icon={<Close fontSize="small" />} act={acts.onLeaveOut} />
    </Box>
  );
}

/** Button that keeps the focus when its action is no longer possible. */
function Act({
  label,
  icon,
  act,
}: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly act: (() => void) | undefined;
}) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      aria-disabled={act === undefined}
      onClick={act}
      sx={act === undefined ? { color: 'action.disabled', cursor: 'default' } : {}}
    >
      {icon}
    </IconButton>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  pr: 0.5,
  py: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  counterIncrement: 'line',
} as const;
const raised = { borderColor: 'primary.main', bgcolor: 'action.hover', boxShadow: 3 } as const;
const handle = {
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  width: 40,
  flexShrink: 0,
  color: 'text.secondary',
  cursor: 'grab',
  touchAction: 'none',
  '&:active': { cursor: 'grabbing' },
} as const;

const meanings = {
  points: 'All that its games are worth.',
  wins: 'Most games won.',
  'head-to-head': 'Most points in the games that the level teams played against each other.',
  'head-to-head-difference': 'Goals scored less goals let in, in those games only.',
  'head-to-head-goals': 'Most goals scored, in those games only.',
  'goal-difference': 'Goals scored less goals let in, over all games of the group.',
  'goals-for': 'Most goals scored, over all games of the group.',
  'goals-against': 'Fewest goals let in, over all games of the group.',
  'shut-outs': 'Most games without a goal let in that were not lost.',
  'shoot-out': 'The level teams take kicks; you enter how it ended.',
  lots: 'You draw lots; the order is recorded.',
} satisfies Record<Criterion, string>;
