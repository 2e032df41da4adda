import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { ListBase, type ListBaseProps, useListContext, useResourceContext } from 'react-admin';
import { useFirstFilter } from './chosen-tournament.ts';
import { nothingBefore } from './nothing-before.ts';
import { PageHead } from './page-head.tsx';

/** react-admin's list, whose filters, order and page stay in the tab and out of the address. */
export function OfficeList(list: ListBaseProps) {
  const resource = useResourceContext();
  return (
    <ListBase
      perPage={25}
      storeKey={`${resource}.listParams`}
      exporter={false}
      disableSyncWithLocation
      queryOptions={nothingBefore}
      filterDefaultValues={useFirstFilter(resource)}
      {...list}
    />
  );
}

/** Placeholder that keeps the line of a number that is loading. */
const noNumberYet = '\u00a0';

/** Head of a list: title, number of its records, a remark, and actions. */
export function ListHead({
  title,
  count,
  remark,
  children,
}: {
  readonly title: string;
  readonly count?: (records: number) => string;
  readonly remark?: ReactNode;
  readonly children?: ReactNode;
}) {
  const { total } = useListContext();
  return (
    <PageHead
      title={title}
      remark={
        <>
          {count !== undefined && (
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {total === undefined ? noNumberYet : count(total)}
            </Box>
          )}
          {remark}
        </>
      }
    >
      {children}
    </PageHead>
  );
}
