import { Box, Paper, Table, TableBody, TableCell, TableFooter, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useListContext } from 'react-admin';
import type { CashUp } from '../../domain/answer/ledger/listed-entry.ts';
import { easternDay } from '../../domain/rule/time/eastern.ts';
import { FetchFailed } from '../kit/fetch-failed.tsx';
import { shortDay } from '../time/eastern-time.ts';
import { ask } from '../transport/call.ts';
import { serverNow } from '../transport/server-clock.ts';
import { amount } from './amount.ts';
import { wayOf } from './entry-facts.ts';
import { figure } from './entry-lines.tsx';

/** Cash-up of the entries that the list's filter leaves, by default of today. */
export function CashUpSection() {
  const { filterValues } = useListContext();
  const until: string = filterValues.until ?? filterValues.from ?? todayHere();
  const from: string = filterValues.from ?? until;
  const { tournamentId, method, enteredBy } = filterValues;
  const asked = { from, until, tournamentId, method, enteredBy };
  const { data, error } = useQuery({ queryKey: ['cash-up', asked], queryFn: () => cashUp(asked) });
  const [isOpen, setOpen] = useState(false);
  const look = ({ currentTarget }: SyntheticEvent<HTMLElement>) => setOpen(currentTarget.hasAttribute('open'));
  if (error !== null) return <FetchFailed title="Failed to sum up" failure={error} />;
  return (
    <Paper variant="outlined" component="details" sx={till} onToggle={look}>
      <Box component="summary" sx={line}>
        <strong>Cash-up</strong> <span>{days(shortDay(from), shortDay(until))}</span>
        {data !== undefined && (
          <>
            <Box component="span" sx={figure}>
              {amount(data.inCents)} in
            </Box>
            <Box component="span" sx={figure}>
              {amount(data.outCents)} out
            </Box>
          </>
        )}
      </Box>
      {data?.lines.length === 0 && <Typography sx={{ pb: 1.5 }}>Nothing was entered for these days.</Typography>}
      {isOpen && data !== undefined && data.lines.length > 0 && <TillTable till={data} hasDays={from !== until} />}
    </Paper>
  );
}

function TillTable({
  till: { lines, inCents, outCents },
  hasDays,
}: {
  readonly till: CashUp;
  readonly hasDays: boolean;
}) {
  return (
    <Box sx={{ position: 'relative', overflowX: 'auto', pb: 1 }} role="region" aria-label="Cash-up" tabIndex={0}>
      <Table size="small" sx={table}>
        <TableHead>
          <TableRow>
            {hasDays && <TableCell>On</TableCell>}
            <TableCell>Organizer</TableCell>
            <TableCell>Way</TableCell>
            <TableCell align="right">In</TableCell>
            <TableCell align="right">Out</TableCell>
            <TableCell align="right">Net</TableCell>
            <TableCell align="right">Number</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((one) => (
            <TableRow key={`${one.day} ${one.enteredBy} ${one.method}`}>
              {hasDays && <TableCell>{shortDay(one.day)}</TableCell>}
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{one.enteredBy}</TableCell>
              <TableCell>{wayOf({ method: one.method, methodText: null })}</TableCell>
              <Sums came={one.inCents} went={one.outCents} />
              <TableCell align="right">{one.entries}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow sx={{ '& td': { color: 'text.primary', fontSize: 'inherit' } }}>
            <TableCell colSpan={hasDays ? 3 : 2}>All</TableCell>
            <Sums came={inCents} went={outCents} />
            <TableCell />
          </TableRow>
        </TableFooter>
      </Table>
    </Box>
  );
}

function Sums({ came, went }: { readonly came: number; readonly went: number }) {
  return [came, -went, came - went].map((cents, place) => (
    // Three figures of a row in a fixed order.
    // biome-ignore lint/suspicious/noArrayIndexKey: their place is their id
    <TableCell key={place} align="right" sx={figure}>
      {amount(cents)}
    </TableCell>
  ));
}

const till = { mb: 1.5, px: { xs: 1.5, md: 2.5 } } as const;
const line = {
  display: 'list-item',
  listStylePosition: 'inside',
  minHeight: 44,
  lineHeight: '44px',
  cursor: 'pointer',
  '& > *': { mr: 1.5 },
} as const;
const table = {
  width: 'auto',
  minWidth: { sm: 560 },
  '& td, & th': { px: { xs: 0.75, sm: 1 } },
  '& th:last-of-type, & td:last-of-type': { display: { xs: 'none', sm: 'table-cell' } },
} as const;

const days = (first: string, last: string) => (first === last ? first : `${first} to ${last}`);

/** Query for a cash-up: first and last day, YYYY-MM-DD, and conditions on the entries; an undefined one is left out. */
interface CashUpOf {
  readonly from: string;
  readonly until: string;
  readonly tournamentId: number | undefined;
  readonly method: string | undefined;
  readonly enteredBy: string | undefined;
}

const cashUp = (of: CashUpOf) => {
  const asked = Object.entries(of).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return ask<CashUp>(`/api/admin/ledger/cash-up?${new URLSearchParams(asked)}`);
};

/** Returns today's date in New Jersey, YYYY-MM-DD. */
const todayHere = (): string => easternDay(serverNow());
