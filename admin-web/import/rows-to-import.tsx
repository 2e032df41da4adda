import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { ImportRowView } from '../../domain/answer/import/import-view.ts';
import { gather } from '../../domain/match/gather.ts';
import { ColumnChoice } from './column-choice.tsx';
import { RowToImport } from './row-to-import.tsx';
import type { ImportedTable } from './use-table.ts';

const pageful = 25;

/** Rows of the table with their outcomes; rows with errors come first. */
export function RowsToImport({
  imported,
  rows: shown,
}: {
  readonly imported: ImportedTable;
  readonly rows: readonly ImportRowView[];
}) {
  const [isOnlyWrong, setOnlyWrong] = useState(false);
  const [most, setMost] = useState(pageful);
  const { table, columns, choose, write, leaveOut } = imported;
  const byLine = gather(shown, ({ line }) => line);
  const isWrong = (line: number) => byLine.get(line)?.some(({ errors }) => errors.length > 0) ?? false;
  const all = table?.rows ?? [];
  const wrong = all.filter(({ line }) => isWrong(line));
  const ordered = isOnlyWrong ? wrong : [...wrong, ...all.filter(({ line }) => !isWrong(line))];
  const visible = ordered.slice(0, most);
  const headings = (table?.headings ?? []).map((heading, at) => heading || `Column ${at + 1}`);
  return (
    <>
      {(wrong.length > 0 || isOnlyWrong) && (
        <FormControlLabel
          control={<Checkbox checked={isOnlyWrong} onChange={(_, checked) => setOnlyWrong(checked)} />}
          label="Only rows that need a correction"
        />
      )}
      <Paper
        variant="outlined"
        component="section"
        tabIndex={0}
        aria-label="Table to import, scrolls sideways"
        sx={{ position: 'relative', overflowX: 'auto', maxWidth: '100%' }}
      >
        <Table size="small" aria-label="The rows of your table, and what becomes of each">
          <TableHead>
            <TableRow>
              <HeadCell>Row</HeadCell>
              <HeadCell>What happens</HeadCell>
              {headings.map((heading, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns of a table have no other id
                <HeadCell key={at} title={heading}>
                  <ColumnChoice heading={heading} columns={columns} at={at} onChoose={(column) => choose(at, column)} />
                </HeadCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {visible.map((row) => (
              <RowToImport
                key={row.line}
                row={row}
                headings={headings}
                columns={columns}
                outcomes={byLine.get(row.line) ?? []}
                onWrite={(at, text) => write(row.line, at, text)}
                onLeaveOut={() => leaveOut(row.line)}
              />
            ))}
          </TableBody>
        </Table>
      </Paper>
      {ordered.length > visible.length && (
        <Box>
          <Button onClick={() => setMost(most + 4 * pageful)}>
            Show {Math.min(4 * pageful, ordered.length - visible.length)} more
          </Button>
        </Box>
      )}
    </>
  );
}

/** Heading of a column with the choice of its meaning. */
function HeadCell({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <TableCell scope="col" sx={{ verticalAlign: 'bottom', whiteSpace: 'nowrap' }}>
      {title !== undefined && (
        <Typography variant="body2" noWrap title={title} sx={{ maxWidth: 200, mb: 0.5 }}>
          {title}
        </Typography>
      )}
      {children}
    </TableCell>
  );
}
