import { Box, Typography } from '@mui/material';
import type { ChangedLine } from '../../domain/rule/bracket/withdrawal-view.ts';

/** Teams whose lines in a table change, with the changes. */
export function ChangedTable({ lines = [] }: { readonly lines: readonly ChangedLine[] | undefined }) {
  if (lines.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>Tables that change:</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lines.map((line) => (
          <li key={line.teamId}>{lineOf(line)}</li>
        ))}
      </Box>
    </Box>
  );
}

const lineOf = ({ teamName, before, after }: ChangedLine) =>
  `${teamName}: ${figures.flatMap(([name, of]) => (of(before) === of(after) ? [] : [`${name} ${of(before)} → ${of(after)}`])).join(', ')}`;

type Figure = readonly [name: string, of: (line: ChangedLine['before']) => string];

const figures: readonly Figure[] = [
  ['rank', ({ rank }) => String(rank)],
  ['games', ({ played }) => String(played)],
  ['wins', ({ wins }) => String(wins)],
  ['points', ({ points }) => String(points)],
  ['goals', ({ goalsFor, goalsAgainst }) => `${goalsFor}:${goalsAgainst}`],
];
