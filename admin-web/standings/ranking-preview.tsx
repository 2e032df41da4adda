import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Remove from '@mui/icons-material/Remove';
import { Box, LinearProgress, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { MovedLine } from '../../domain/answer/standings/standings-set.ts';
import { leadingColumn } from '../../domain/standings/standing-columns.ts';
import type { DrawnTournament } from '../bracket/drawn-tournament.ts';
import { Consequences } from '../game/consequences.tsx';
import { counted } from '../kit/counted.ts';
import { groupsOf } from './groups-of.ts';
import { rankedBy } from './ranked-by.ts';
import { columnHeads, columnNames } from './standings-table.tsx';
import type { useRankingPreview } from './use-ranking-preview.ts';

/** Preview of the table with teams that move, and the consequences for the brackets. */
export function RankingPreview({
  preview,
  drawn,
}: {
  readonly preview: ReturnType<typeof useRankingPreview>;
  readonly drawn: DrawnTournament;
}) {
  const table = preview.data?.table ?? [];
  const groups = groupsOf(table);
  const [first] = table;
  return (
    <Box component="section" aria-label="What would change" aria-busy={preview.isBehind}>
      <Typography variant="h4" component="h3">
        What would change
      </Typography>
      <Typography color="text.secondary">Nothing is saved yet.</Typography>
      <Box sx={{ height: 4, my: 0.5 }}>
        {preview.isBehind && <LinearProgress aria-label="Working out the table…" />}
      </Box>
      {preview.data !== undefined && (
        <Typography role="status" sx={{ fontWeight: 600, mb: 1 }}>
          {first === undefined ? 'Nothing is drawn yet: there is no table to compare.' : summaryOf(table)}
        </Typography>
      )}
      {groups.map(({ title, lines }) => (
        <MovesTable key={title} title={title} lines={lines} isAlone={groups.length === 1} />
      ))}
      {first !== undefined && <Typography color="text.secondary">{rankedBy(first)}</Typography>}
      {drawn.brackets.length > 0 && <Consequences of={preview} drawn={drawn} />}
    </Box>
  );
}

const list = new Intl.ListFormat('en-US');

/** Describes in sentences how many teams move, and which ones would advance or not. */
function summaryOf(table: readonly MovedLine[]): string {
  const movers = table.filter(({ rank, rankBefore }) => rank !== rankBefore).length;
  const named = (lines: readonly MovedLine[]) => list.format(lines.map(({ teamName }) => teamName));
  const goOn = table.filter(({ advances, advancedBefore }) => advances && !advancedBefore);
  const stay = table.filter(({ advances, advancedBefore }) => !advances && advancedBefore);
  return [
    movers === 0 ? 'Nobody moves.' : movers === 1 ? '1 team moves.' : `${movers} teams move.`,
    ...(goOn.length > 0 ? [`Would go on now: ${named(goOn)}.`] : []),
    ...(stay.length > 0 ? [`Would no longer go on: ${named(stay)}.`] : []),
  ].join(' ');
}

interface MovesTableProps {
  readonly title: string;
  readonly lines: readonly MovedLine[];
  readonly isAlone: boolean;
}

function MovesTable({ title, lines, isAlone }: MovesTableProps) {
  const [first] = lines;
  const leading = first && leadingColumn(first);
  return (
    <Table size="small" aria-label={title} sx={{ mb: 1.5, '& .MuiTableCell-root': { px: 0.75, fontSize: '1rem' } }}>
      {!isAlone && (
        <Box component="caption" sx={{ captionSide: 'top', p: 0, pt: 1, color: 'text.primary', fontWeight: 600 }}>
          {title}
        </Box>
      )}
      <TableHead>
        <TableRow>
          <TableCell align="right">Rank</TableCell>
          <TableCell>Move</TableCell>
          <TableCell>Team</TableCell>
          {leading !== undefined && (
            <TableCell align="right" title={columnNames[leading]}>
              {columnHeads[leading]}
            </TableCell>
          )}
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <TableRow key={line.teamId} sx={line.advances ? { bgcolor: 'success.light' } : undefined}>
            <TableCell align="right">{line.rank}</TableCell>
            <TableCell>
              <Move line={line} />
            </TableCell>
            <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
              {line.teamName}
              <Typography variant="body2" color="text.secondary">
                {line.decidedBy}
              </Typography>
            </TableCell>
            {leading !== undefined && <TableCell align="right">{line[leading]}</TableCell>}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Arrow with the number of places that a team rises or falls. */
function Move({ line: { rank, rankBefore } }: { readonly line: MovedLine }) {
  const places = Math.abs(rank - rankBefore);
  if (places === 0) return <Remove titleAccess="Stays" sx={{ color: 'text.secondary', fontSize: '1.125rem' }} />;
  const [Arrow, said] =
    rank < rankBefore
      ? [ArrowUpward, (count: number, from: number) => `Up ${counted(count, 'place')}, was ${from}`]
      : [ArrowDownward, (count: number, from: number) => `Down ${counted(count, 'place')}, was ${from}`];
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', fontWeight: 700 }}>
      <Arrow titleAccess={said(places, rankBefore)} sx={{ fontSize: '1.25rem' }} />
      <span aria-hidden>{places}</span>
    </Box>
  );
}
