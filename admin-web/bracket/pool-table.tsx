import { Box } from '@mui/material';
import type { Measures } from '../../domain/answer/bracket/picture-columns.ts';
import type { PictureTable } from '../../domain/answer/bracket/picture-tables.ts';
import { leadingColumn } from '../../domain/standings/standing-columns.ts';
import { hasBegun } from '../../domain/standings/standing-mark.ts';

/** Group in the picture of a bracket: its teams by rank, from whose rows lines lead on. */
export function PoolTable({
  table: { group, lines, y },
  measures: { card, tableRow },
}: {
  readonly table: PictureTable;
  readonly measures: Measures;
}) {
  const isRanked = hasBegun(lines);
  return (
    <Box component="table" sx={{ ...pool, top: y, width: card.width, '& tr, & caption': { height: tableRow } }}>
      <caption>{group === null ? 'Group' : `Group ${group}`}</caption>
      <tbody>
        {lines.map((line) => {
          const leading = leadingColumn(line);
          return (
            <Box component="tr" key={line.teamId} sx={line.advances && isRanked ? { fontWeight: 700 } : undefined}>
              <td>{isRanked ? line.rank : '–'}</td>
              <th scope="row" title={line.teamName}>
                {line.teamName}
              </th>
              <td>{leading === undefined ? line.wins : line[leading]}</td>
            </Box>
          );
        })}
      </tbody>
    </Box>
  );
}

const pool = {
  position: 'absolute',
  left: 0,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& caption': { typography: 'button', textAlign: 'left' },
  '& tr': { borderTop: 1, borderColor: 'divider' },
  '& td, & th': { p: 0, px: 0.5, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& th': { textAlign: 'left', fontWeight: 'inherit' },
  '& td': { width: '2rem', textAlign: 'right', color: 'text.secondary' },
} as const;
