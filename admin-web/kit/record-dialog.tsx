import { Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, RecordContextProvider, useGetOne, useResourceContext } from 'react-admin';
import { useParams } from 'react-router';
import { failedRecord } from './failed-record.ts';
import { FetchFailed } from './fetch-failed.tsx';
import { PageDialog } from './page-dialog.tsx';
import { useWayBack } from './use-way-back.ts';

/** Dialog about one record of the list below it. */
export function RecordDialog<R extends RaRecord>({
  title,
  children,
  width = 'sm',
  isFresh = false,
}: {
  readonly title: string | ((record: R) => string);
  readonly children: (record: R) => ReactNode;
  readonly width?: 'xs' | 'sm' | 'md';
  /** Whether the record is fetched before it is shown, so that a form does not start with an outdated row. */
  readonly isFresh?: boolean;
}) {
  const { id = '' } = useParams();
  const resource = useResourceContext() ?? '';
  const { data: known, error, isFetchedAfterMount } = useGetOne<R>(resource, { id: Number(id) as R['id'] });
  const data = isFresh && !isFetchedAfterMount ? undefined : known;
  const back = useWayBack();
  const heading = typeof title === 'string' ? title : data === undefined ? '' : title(data);
  return (
    <PageDialog title={heading} onClose={back} width={width}>
      {data !== undefined && <RecordContextProvider value={data}>{children(data)}</RecordContextProvider>}
      {data === undefined && error !== null && <FetchFailed title={failedRecord(resource)} failure={error} />}
      {data === undefined && error === null && <Skeleton variant="rounded" height={120} />}
    </PageDialog>
  );
}
