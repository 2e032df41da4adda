import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { easternTime } from '../time/eastern-time.ts';
import { fieldsOf, type GridDay, gridOf } from './timetable-grid.ts';

export const timetableTitle = 'Timetable';

interface Shown {
  readonly id?: number;
  readonly field: string;
  readonly startTime: string;
}

/** Place in the grid: a game, or a free field. */
export interface Place<G> {
  readonly game: G | undefined;
  readonly field: string;
  readonly start: string;
}

/** Timetable as a grid for each day: kick-offs in rows, fields in columns. */
export function Timetable<G extends Shown>({
  games,
  alsoShown = [],
  fields = [],
  renderPlace,
}: {
  readonly games: readonly G[];
  readonly alsoShown?: readonly string[];
  readonly fields?: readonly string[];
  readonly renderPlace: (place: Place<G>) => ReactNode;
}) {
  const columns = fieldsOf(games, fields);
  return (
    <>
      {gridOf(games, columns, alsoShown).map((day) => (
        <DayGrid key={day.day} day={day} fields={columns} renderPlace={renderPlace} />
      ))}
    </>
  );
}

function DayGrid<G>({
  day: { day, rows },
  fields,
  renderPlace,
}: {
  readonly day: GridDay<G>;
  readonly fields: readonly string[];
  readonly renderPlace: (place: Place<G>) => ReactNode;
}) {
  return (
    <Box sx={scroller} tabIndex={0} role="region" aria-label={`${timetableTitle}, ${day}`}>
      <Box component="table" sx={{ ...grid, minWidth: `${5 + 7.25 * fields.length}rem` }}>
        <Typography
          component="caption"
          sx={{ typography: 'button', textAlign: 'left', pl: '4px', pb: 0.5, captionSide: 'top' }}
        >
          {day}
        </Typography>
        <thead>
          <tr>
            <th scope="col">Kick-off</th>
            {fields.map((field) => (
              <th key={field} scope="col">
                {field}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ start, games }) => (
            <tr key={start}>
              <th scope="row">{easternTime(start)}</th>
              {fields.map((field, index) => (
                <td key={field}>{renderPlace({ game: games[index], field, start })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const scroller = { position: 'relative', overflowX: 'auto', mb: 2, '&:focus-visible': { outlineOffset: -3 } } as const;

const grid = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '4px',
  ml: '-4px',
  '& th': { typography: 'button', fontSize: '1rem', textAlign: 'left', whiteSpace: 'nowrap', color: 'text.secondary' },
  '& tbody th': { position: 'sticky', left: 0, bgcolor: 'background.paper', pr: 1, zIndex: 1 },
  '& thead th': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& thead th:first-of-type': { width: '4.75rem' },
  '& td': { p: 0, height: '1px' },
} as const;
