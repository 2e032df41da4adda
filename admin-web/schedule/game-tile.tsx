import { Box, Typography } from '@mui/material';

/** A game in the timetable: who plays, and in which part of which division. */
export function GameTile({
  teams,
  part,
  tone = 'knockout',
  isPlayed = false,
  isLockable = false,
}: {
  readonly teams: readonly [string, string];
  readonly part: string;
  readonly tone?: string;
  /** A game that has started stays where it is. */
  readonly isPlayed?: boolean;
  /** Leaves room for a lock beside its last line. */
  readonly isLockable?: boolean;
}) {
  return (
    <Box component="span" sx={{ ...tile, borderLeftColor: tones[tone] ?? tones.knockout, ...(isPlayed && played) }}>
      {teams.map((team, side) => (
        <Box key={`${side === 0 ? 'first' : 'second'} ${team}`} component="span" sx={line}>
          {team}
        </Box>
      ))}
      <Typography
        component="span"
        variant="body2"
        color="text.secondary"
        sx={{ ...line, fontSize: '0.875rem', ...(isLockable && besideLock) }}
      >
        {part}
      </Typography>
    </Box>
  );
}

const tones: Readonly<Record<string, string>> = {
  knockout: 'primary.main',
  group: 'primary.main',
  consolation: 'text.secondary',
  'third-place': 'text.secondary',
  placement: 'text.secondary',
};

const played = { bgcolor: 'action.hover', borderLeftColor: 'divider' } as const;

const tile = {
  display: 'block',
  height: '100%',
  textAlign: 'left',
  lineHeight: 1.25,
  px: 1,
  py: 0.75,
  border: 1,
  borderColor: 'divider',
  borderLeft: '4px solid',
  borderRadius: 0.5,
  bgcolor: 'background.default',
} as const;

const besideLock = { pr: '28px', minHeight: '1.5rem' } as const;

const line = { display: 'block', overflowWrap: 'anywhere' } as const;
