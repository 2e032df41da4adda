import { Button, Paper, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import type { ImportRowView } from '../../domain/answer/import/import-view.ts';
import { type Column, columnOfAnswer } from '../../domain/rule/import/column.ts';
import { gather } from '../../domain/rule/match/gather.ts';
import type { Table as PastedTable, TableRow as Row } from '../../domain/rule/table/cells.ts';

const pageful = 50;

/** Rows of the table with their outcomes and the errors in their cells; rows with errors come first. */
export function RowsToImport({
  table: { headings, rows },
  columns,
  outcomes,
}: {
  readonly table: PastedTable;
  readonly columns: readonly Column[];
  readonly outcomes: readonly ImportRowView[];
}) {
  const [most, setMost] = useState(pageful);
  const byLine = gather(outcomes, ({ line }) => line);
  const isRight = ({ line }: Row) => !byLine.get(line)?.some(({ errors }) => errors.length > 0);
  const ordered = rows.toSorted((one, other) => Number(isRight(one)) - Number(isRight(other)));
  return (
    <>
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
              <TableCell scope="col">Row</TableCell>
              <TableCell scope="col">What happens</TableCell>
              {headings.map((heading, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns of a table have no other id
                <TableCell key={at} scope="col" sx={{ whiteSpace: 'nowrap', opacity: columns[at] === null ? 0.65 : 1 }}>
                  {heading}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {ordered.slice(0, most).map((row) => (
              <RowToImport key={row.line} row={row} columns={columns} outcomes={byLine.get(row.line) ?? []} />
            ))}
          </TableBody>
        </Table>
      </Paper>
      {ordered.length > most && (
        <Button sx={{ justifySelf: 'start' }} onClick={() => setMost(ordered.length)}>
          Show {ordered.length - most} more
        </Button>
      )}
    </>
  );
}

function RowToImport({
  row: { line, cells },
  columns,
  outcomes,
}: {
  readonly row: Row;
  readonly columns: readonly Column[];
  readonly outcomes: readonly ImportRowView[];
}) {
  const complaints = complaintsOf(columns, outcomes);
  const isWrong = complaints.size > 0;
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ verticalAlign: 'top' }}>
        {line}
      </TableCell>
      <TableCell sx={{ minWidth: 160, verticalAlign: 'top' }}>
        <Typography variant="body2" color={isWrong ? 'error' : 'text.secondary'} fontWeight={isWrong ? 600 : undefined}>
          {isWrong
            ? ['Needs a correction', ...(complaints.get(-1) ?? [])].join('. ')
            : [...new Set(outcomes.map(inWords))].join('; ')}
        </Typography>
      </TableCell>
      {cells.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells of a row have no other id
        <TableCell key={at} sx={{ maxWidth: 260, verticalAlign: 'top', opacity: columns[at] === null ? 0.65 : 1 }}>
          <Typography variant="body2" noWrap title={cell}>
            {cell}
          </Typography>
          {complaints.get(at)?.map((message) => (
            <Typography key={message} variant="body2" color="error">
              {message}
            </Typography>
          ))}
        </TableCell>
      ))}
    </TableRow>
  );
}

/** Returns the error messages by column; -1 for errors that belong to none. */
function complaintsOf(columns: readonly Column[], outcomes: readonly ImportRowView[]) {
  const found = outcomes.flatMap(({ member, errors }) =>
    errors.map(({ answer, message }) => ({ at: columnOfAnswer(columns, answer, member), message })),
  );
  return new Map([...gather(found, ({ at }) => at)].map(([at, all]) => [at, all.map(({ message }) => message)]));
}

function inWords({ team, player, registration, isWaiting }: ImportRowView): string {
  if (team !== 'new' && player !== 'new' && registration !== 'new') return 'Is there already';
  const parts = [
    ...(team === 'new' ? ['new team'] : []),
    ...(player === 'new' ? ['new player'] : []),
    ...(player === 'there' ? ['known, stays as on file'] : []),
    ...(registration === 'new' ? ['registered'] : []),
    ...(isWaiting ? ['waiting list'] : []),
  ];
  return parts.join(', ');
}
