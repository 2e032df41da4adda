import { Box, Link, Skeleton, Typography } from '@mui/material';
import { type RaRecord, type SortPayload, useCanAccess, useGetList } from 'react-admin';
import { Link as PageLink } from 'react-router';
import { FetchFailed } from './fetch-failed.tsx';
import { filteredListPath } from './filtered-list.tsx';
import { Section } from './section.tsx';

/** Line for a related record: title, path and remark. */
interface RelatedLine {
  readonly title: string;
  readonly to?: string | undefined;
  readonly remark?: string | undefined;
}

/** Number of related records shown; the list has the rest. */
const mostShown = 10;

/** First related records of another list, with a link to all of them. */
export function RelatedList<R extends RaRecord>({
  title,
  resource,
  filter,
  sort,
  line,
}: {
  readonly title: string;
  readonly resource: string;
  readonly filter: Readonly<Record<string, string | number | boolean>>;
  readonly sort: SortPayload;
  readonly line: (record: R) => RelatedLine;
}) {
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  const { data, total, error } = useGetList<R>(
    resource,
    { filter, sort, pagination: { page: 1, perPage: mostShown } },
    { enabled: canAccess === true },
  );
  if (canAccess === false) return null;
  return (
    <Section
      title={title}
      actions={
        total !== undefined &&
        total > 0 && (
          <Link
            component={PageLink}
            to={filteredListPath(resource, filter)}
            aria-label={`${title}: all ${total.toLocaleString('en-US')} in the list`}
          >
            {total === 1 ? 'In the list' : `All ${total.toLocaleString('en-US')}`}
          </Link>
        )
      }
    >
      {error !== null && error !== undefined && (
        <FetchFailed title={`Failed to fetch ${title.toLowerCase()}`} failure={error} />
      )}
      {data === undefined && !error && <Skeleton variant="rounded" height={80} />}
      {data?.length === 0 && <Typography color="text.secondary">None.</Typography>}
      <Box component="ul" sx={list}>
        {data?.map((record) => (
          <li key={record.id}>
            <Line {...line(record)} />
          </li>
        ))}
      </Box>
    </Section>
  );
}

function Line({ title, to, remark }: RelatedLine) {
  return (
    <>
      {to === undefined ? (
        title
      ) : (
        <Link component={PageLink} to={to} color="inherit" underline="hover" fontWeight={600}>
          {title}
        </Link>
      )}
      {remark !== undefined && remark !== '' && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.9375rem' }}>
          {remark}
        </Box>
      )}
    </>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { py: 0.75, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' },
  '& > li:first-of-type': { borderTop: 0 },
} as const;
