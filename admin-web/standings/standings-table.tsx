import ArrowForward from '@mui/icons-material/ArrowForward';
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { StandingLine } from '../../domain/answer/standings/day-standings.ts';
import { leadingColumn, standingColumns } from '../../domain/rule/standings/standing-columns.ts';
import { hasBegun } from '../../domain/rule/standings/standing-mark.ts';

const columnNames = {
  wins: 'Wins',
  draws: 'Draws',
  losses: 'Losses',
  goalsFor: 'Goals for',
  goalsAgainst: 'Goals against',
  goalDifference: 'Goal difference',
  cappedDifference: 'Goal difference with every game counted up to the cap',
  points: 'Points',
  shutOuts: 'Shut-outs',
};

export const columnHeads = {
  rank: 'Rank',
  team: 'Team',
  played: 'Played',
  wins: 'W',
  draws: 'D',
  losses: 'L',
  goalsFor: 'GF',
  goalsAgainst: 'GA',
  goalDifference: 'GD',
  cappedDifference: 'GD',
  points: 'Pts',
  shutOuts: 'SO',
  decidedBy: 'Decided by',
};

export const standingsTitle = 'Standings';

/** Standings of one group; teams that advance are marked. */
export function StandingsTable({ title, lines }: { readonly title: string; readonly lines: readonly StandingLine[] }) {
  const [first] = lines;
  if (first === undefined) return null;
  const numbers = standingColumns(first);
  const leading = leadingColumn(first);
  const isRanked = hasBegun(lines);
  const reasonOf = ({ decidedBy }: StandingLine) => (isRanked ? decidedBy : '');
  return (
    <Box
      sx={{ position: 'relative', overflowX: 'auto' }}
      tabIndex={0}
      role="region"
      aria-label={`${standingsTitle}, ${title}`}
    >
      <Table size="small" sx={{ '& .MuiTableCell-root': { px: { xs: 0.375, sm: 1 }, fontSize: '1rem' } }}>
        <TableHead>
          <TableRow>
            <TableCell align="right">{columnHeads.rank}</TableCell>
            <TableCell>{columnHeads.team}</TableCell>
            <TableCell align="right" sx={onWideScreens}>
              {columnHeads.played}
            </TableCell>
            {numbers.map((column) => (
              <TableCell key={column} align="right" title={columnNames[column]}>
                {columnHeads[column]}
              </TableCell>
            ))}
            <TableCell sx={onWideScreens}>{columnHeads.decidedBy}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.teamId} sx={isMarked(line) ? marked : undefined}>
              <TableCell align="right">{isRanked ? line.rank : '–'}</TableCell>
              <TableCell
                component="th"
                scope="row"
                sx={{
                  minWidth: { sm: '9rem' },
                  maxWidth: '16rem',
                  overflowWrap: 'anywhere',
                  fontWeight: isMarked(line) ? 700 : 400,
                }}
              >
                {line.teamName}
                {line.advances && (
                  <ArrowForward
                    titleAccess={marks[line.isDecided ? 'advances' : 'would go on']}
                    sx={{ ml: 0.75, fontSize: '1.125rem', verticalAlign: '-3px' }}
                  />
                )}
                <Typography variant="body2" color="text.secondary" sx={{ display: { sm: 'none' } }}>
                  {reasonOf(line)}
                </Typography>
              </TableCell>
              <TableCell align="right" sx={onWideScreens}>
                {line.played}
              </TableCell>
              {numbers.map((column) => (
                <TableCell key={column} align="right" sx={{ fontWeight: column === leading ? 700 : 400 }}>
                  {line[column]}
                </TableCell>
              ))}
              <TableCell sx={{ ...onWideScreens, color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {reasonOf(line)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** Returns whether a line is marked: the team advances or, without groups, is among the first four that have played (operations specification, section 4). */
const isMarked = ({ advances, group, rank, played }: StandingLine): boolean =>
  advances || (group === null && rank <= 4 && played > 0);

/** On a phone this column is hidden: the number of games follows from those beside it, and the criterion of a rank is below the name. */
const onWideScreens = { display: { xs: 'none', sm: 'table-cell' } } as const;

const marked = { bgcolor: 'success.light', '& th': { color: 'success.main' } } as const;

const marks = { advances: 'Goes on', 'would go on': 'Would go on now' };
