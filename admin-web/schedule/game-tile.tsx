import { Box, Typography } from '@mui/material';

/** Tile of a game in the timetable: teams, division and round. */
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
  /** Whether the game has started and stays in its place. */
  readonly isPlayed?: boolean;
  /** Whether there is room for a lock beside the last line. */
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
