import { Box, GlobalStyles, LinearProgress } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { daysInWords } from '../../domain/rule/time/date-in-words.ts';
import { FetchFailed } from '../kit/fetch-failed.tsx';
import { dayAndTimeOf } from '../time/eastern-time.ts';

interface OfTournament {
  readonly tournament: { readonly name: string; readonly date: string; readonly location: string };
}

interface PrintedPageProps<Content extends OfTournament> {
  readonly title: string;
  readonly orientation?: 'portrait' | 'landscape';
  readonly query: Pick<UseQueryResult<Content>, 'data' | 'error' | 'dataUpdatedAt'>;
  readonly children: (content: Content) => ReactNode;
}

/** Page of letter paper about a tournament; printing leaves out everything around it. */
export function PrintedPage<Content extends OfTournament>({
  title,
  orientation,
  query,
  children,
}: PrintedPageProps<Content>) {
  const { data, error, dataUpdatedAt } = query;
  if (data === undefined)
    return error === null ? (
      <LinearProgress aria-label={title} />
    ) : (
      <FetchFailed title="Failed to fetch the paper" failure={error} />
    );
  const { name, date, location } = data.tournament;
  return (
    <Box className="printed-page" sx={{ minWidth: 0 }}>
      <GlobalStyles styles={printAlone(orientation)} />
      <Box sx={head}>
        <strong>{`${title} · ${name}`}</strong>
        <span>{`${daysInWords(date)} · ${location} · as of ${dayAndTimeOf(new Date(dataUpdatedAt).toISOString())}`}</span>
      </Box>
      {children(data)}
    </Box>
  );
}

const printAlone = (orientation = 'portrait') => ({
  '@media print': {
    '@page': { size: `letter ${orientation}`, margin: '10mm' },
    'body *:not(:has(.printed-page), .printed-page, .printed-page *)': { display: 'none !important' },
    ':has(.printed-page)': {
      display: 'block !important',
      minHeight: '0 !important',
      margin: '0 !important',
      padding: '0 !important',
      border: '0 !important',
    },
  },
});

const head = {
  display: 'none',
  '@media print': {
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: '6mm',
    fontSize: '8.5pt',
    borderBottom: '1pt solid',
    mb: '3mm',
    '& strong': { fontSize: '12pt' },
  },
} as const;
