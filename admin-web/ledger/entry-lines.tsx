import { Box, Table, TableBody, TableCell, TableRow } from '@mui/material';
import type { ListedEntry } from '../../domain/answer/ledger/listed-entry.ts';
import { shortDay } from '../time/eastern-time.ts';
import { amount } from './amount.ts';
import { causeOf, wayOf } from './entry-facts.ts';

/** Entries of one registration, oldest first. */
export function EntryLines({ entries, label }: { readonly entries: readonly ListedEntry[]; readonly label: string }) {
  return (
    <Table size="small" aria-label={label} sx={{ '& td': { px: 0.5, verticalAlign: 'top' } }}>
      <TableBody>
        {entries.map((entry) => (
          <TableRow key={entry.id}>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{shortDay(entry.receivedOn)}</TableCell>
            <TableCell align="right" sx={figure}>
              {amount(entry.amountCents)}
            </TableCell>
            <TableCell>
              {wayOf(entry)}
              <Box component="span" sx={quiet}>
                {[causeOf(entry), entry.note, `entered by ${entry.enteredBy}`].filter(Boolean).join(' · ')}
              </Box>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

export const figure = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', fontWeight: 600 } as const;
const quiet = { display: 'block', color: 'text.secondary' } as const;
