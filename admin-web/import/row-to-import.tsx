import Check from '@mui/icons-material/Check';
import Edit from '@mui/icons-material/Edit';
import Remove from '@mui/icons-material/RemoveCircleOutline';
import { Box, IconButton, TableCell, TableRow, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { ImportRowView } from '../../domain/answer/import/import-view.ts';
import type { Column } from '../../domain/import/column.ts';
import { columnOfAnswer } from '../../domain/import/unfold.ts';
import type { TableRow as Row } from '../../domain/table/cells.ts';

interface Shown {
  readonly row: Row;
  readonly headings: readonly string[];
  readonly columns: readonly Column[];
  readonly outcomes: readonly ImportRowView[];
  readonly onWrite: (at: number, text: string) => void;
  readonly onLeaveOut: () => void;
}

/** Row of the table with its outcome, and its cells with errors that can be corrected in place. */
export function RowToImport({ row, headings, columns, outcomes, onWrite, onLeaveOut }: Shown) {
  const [isOpen, setOpen] = useState(false);
  const complaints = complaintsOf(columns, outcomes);
  const label = isOpen ? `Done with row ${row.line}` : `Edit row ${row.line}`;
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
        {row.line}
        <IconButton size="small" aria-label={label} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <Check fontSize="small" /> : <Edit fontSize="small" />}
        </IconButton>
        {(isOpen || complaints.size > 0) && (
          <IconButton
            size="small"
            aria-label={`Leave out row ${row.line}`}
            title="Leave out this row"
            onClick={onLeaveOut}
          >
            <Remove fontSize="small" />
          </IconButton>
        )}
      </TableCell>
      <TableCell sx={{ minWidth: 160 }}>
        <Becomes outcomes={outcomes} complaints={[...complaints.values()].flat()} />
      </TableCell>
      {row.cells.map((cell, at) => {
        const wrong = complaints.get(at)?.join(' ');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells of a row have no other id
          <TableCell key={at} sx={{ maxWidth: 260, verticalAlign: 'top', opacity: columns[at] === null ? 0.65 : 1 }}>
            {isOpen || wrong !== undefined ? (
              <CellInput
                label={`${headings[at] ?? ''}, row ${row.line}`}
                text={cell}
                wrong={wrong}
                onWrite={(text) => onWrite(at, text)}
              />
            ) : (
              <Typography variant="body2" noWrap title={cell}>
                {cell}
              </Typography>
            )}
          </TableCell>
        );
      })}
    </TableRow>
  );
}

/** Returns the error messages by column; -1 for errors that belong to none. */
function complaintsOf(columns: readonly Column[], outcomes: readonly ImportRowView[]) {
  const complaints = new Map<number, string[]>();
  for (const { member, errors } of outcomes) {
    for (const { answer, message } of errors) {
      const at = columnOfAnswer(columns, answer, member);
      complaints.set(at, [...(complaints.get(at) ?? []), message]);
    }
  }
  return complaints;
}

function Becomes({
  outcomes,
  complaints,
}: {
  readonly outcomes: readonly ImportRowView[];
  readonly complaints: readonly string[];
}) {
  const isWrong = outcomes.some(({ errors }) => errors.length > 0);
  if (isWrong)
    return (
      <Box>
        <Typography variant="body2" color="error" fontWeight={600}>
          Needs a correction
        </Typography>
        {complaints.map((message) => (
          <Typography key={message} variant="body2" color="error">
            {message}
          </Typography>
        ))}
      </Box>
    );
  return (
    <Typography variant="body2" color="text.secondary">
      {[...new Set(outcomes.map(inWords))].join('; ')}
    </Typography>
  );
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

/** Input for a cell, checked on blur or Enter. */
function CellInput({
  label,
  text,
  wrong,
  onWrite,
}: {
  readonly label: string;
  readonly text: string;
  readonly wrong: string | undefined;
  readonly onWrite: (text: string) => void;
}) {
  const [typed, setTyped] = useState(text);
  const done = () => {
    if (typed !== text) onWrite(typed.trim());
  };
  return (
    <TextField
      size="small"
      value={typed}
      error={wrong !== undefined}
      helperText={wrong}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={done}
      onKeyDown={({ key }) => {
        if (key === 'Enter') done();
      }}
      slotProps={{ htmlInput: { 'aria-label': label } }}
      sx={{ minWidth: 150 }}
    />
  );
}
