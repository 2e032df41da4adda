import { Box } from '@mui/material';
import type { DayOfRegistrations } from '../../domain/answer/overview/overview.ts';
import { filteredListPath } from '../kit/filtered-list.tsx';
import { Section } from '../kit/section.tsx';
import { BarChart } from './bar-chart.tsx';
import { shortOf, weekdayOf } from './days.ts';
import { FigureTable } from './figure-table.tsx';

/** Registrations over time, as a chart and as a table. */
export function RegistrationsByDay({ days }: { readonly days: readonly DayOfRegistrations[] }) {
  const count = days.reduce((sum, day) => sum + day.count, 0);
  return (
    <Section title="Registrations by day" remark={`${count.toLocaleString('en-US')} in the last ${days.length} days`}>
      <BarChart bars={days.map(({ day, count: height }) => ({ name: shortOf(day), height }))} />
      <Box role="region" aria-label={tableTitle} tabIndex={0} sx={{ mt: 1.5, maxHeight: 220, overflowY: 'auto' }}>
        <FigureTable
          label={tableTitle}
          head={['On', 'Registered']}
          rows={days.toReversed().map(({ day, count: registered }) => ({
            title: weekdayOf(day),
            cells: [
              {
                count: registered,
                label: `Registered, ${weekdayOf(day)}`,
                to: filteredListPath('tournament-registrations', { registeredOn: day }),
              },
            ],
          }))}
        />
      </Box>
    </Section>
  );
}

const tableTitle = 'Days and their registrations';
