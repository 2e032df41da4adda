import { Box, Skeleton } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { type RaRecord, ShowBase, useShowContext } from 'react-admin';
import { failedRecord } from './failed-record.ts';
import { FetchFailed } from './fetch-failed.tsx';
import { PageHead } from './page-head.tsx';
import { Section } from './section.tsx';

export const showAllAboutIt = 'Show all about it';

type RecordFact = readonly [label: string, value: ReactNode];

interface RecordPageProps<R extends RaRecord> {
  readonly title: (record: R) => string;
  readonly remark?: (record: R) => string | undefined;
  readonly facts: (record: R) => readonly RecordFact[];
  readonly actions: ReactNode;
  /** Content below the facts. */
  readonly children?: (record: R) => ReactNode;
  /** Related content, beside the facts if there is room, else below them. */
  readonly beside: (record: R) => ReactNode;
}

/** Page of a record: facts, actions and related records. */
export function RecordPage<R extends RaRecord>(props: RecordPageProps<R>) {
  return (
    <ShowBase<R> queryOptions={{ onError: () => undefined }}>
      <Shown {...props} />
    </ShowBase>
  );
}

function Shown<R extends RaRecord>({ title, remark, facts, actions, children, beside }: RecordPageProps<R>) {
  const { record, error, resource } = useShowContext<R>();
  if (error !== null && error !== undefined) return <FetchFailed title={failedRecord(resource)} failure={error} />;
  if (record === undefined) return <Skeleton variant="rounded" height={320} />;
  return (
    <>
      <PageHead title={title(record)} remark={remark?.(record)}>
        {actions}
      </PageHead>
      <Box sx={grid}>
        <Box sx={stack}>
          <Section title="Details">
            <Box component="dl" sx={list}>
              {facts(record).map(([label, value]) => (
                <Fragment key={label}>
                  <dt>{label}</dt>
                  <dd>{value === null || value === '' ? '–' : value}</dd>
                </Fragment>
              ))}
            </Box>
          </Section>
          {children?.(record)}
        </Box>
        <Box sx={stack}>{beside(record)}</Box>
      </Box>
    </>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: 2,
  alignItems: 'start',
  mt: 1,
} as const;

/** Both columns have their own heights, so that a short part leaves no gap beside a long one. */
const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } as const;

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, auto) 1fr',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
} as const;
