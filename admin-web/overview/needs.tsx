import { Box, Link, Typography } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Link as PageLink } from 'react-router';
import { mostWaitingCounted } from '../../domain/answer/mail/mail-queue.ts';
import { type Need, needLists, type Overview } from '../../domain/answer/overview/overview.ts';
import { filteredListPath } from '../kit/filtered-list.tsx';
import { Section } from '../kit/section.tsx';
import { useMailQueue } from '../mail/mail-notice.tsx';

const order: readonly Need[] = [
  'requests',
  'unpublished',
  'unscored',
  'unplaced',
  'refunds',
  'unpaid',
  'unsigned',
  'undelivered',
  'postTray',
];

/** Tasks that need attention now, each number with a link to its records. */
export function Needs({ needs }: Pick<Overview, 'needs'>) {
  const queue = useMailQueue();
  const present = order.filter((need) => needs[need] > 0);
  const isHeldBack = queue !== undefined && !queue.isSetUp && queue.waiting > 0;
  return (
    <Section title="Needs somebody now">
      {present.length === 0 && !isHeldBack && (
        <Typography color="text.secondary">Nothing waits for anybody.</Typography>
      )}
      <Box component="ul" sx={list}>
        {isHeldBack && (
          <NeedLine
            count={queue.waiting}
            most={mostWaitingCounted}
            label="Letters that wait, as mail is not set up"
            resource="messages"
            filter={{ state: 'waiting' }}
          />
        )}
        {present.map((need) => {
          const { list: resource, filter } = needLists[need];
          return <NeedLine key={need} count={needs[need]} label={labels[need]} resource={resource} filter={filter} />;
        })}
      </Box>
    </Section>
  );
}

function NeedLine({
  count,
  most = Number.POSITIVE_INFINITY,
  label,
  resource,
  filter,
}: {
  readonly count: number;
  readonly most?: number;
  readonly label: string;
  readonly resource: string;
  readonly filter: Readonly<Record<string, string | boolean>>;
}) {
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  const number = `${Math.min(count, most).toLocaleString('en-US')}${count > most ? '+' : ''}`;
  const content = (
    <>
      <Typography component="span" variant="h3" sx={{ minWidth: '3.5rem', textAlign: 'right' }}>
        {number}
      </Typography>
      <span>{label}</span>
    </>
  );
  return (
    <Box component="li">
      {canAccess === false ? (
        <Box sx={line}>{content}</Box>
      ) : (
        <Link component={PageLink} to={filteredListPath(resource, filter)} color="inherit" underline="hover" sx={line}>
          {content}
        </Link>
      )}
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, p: 0 } as const;
const line = { display: 'flex', alignItems: 'baseline', gap: 1.5, py: 0.75, minHeight: 44 } as const;

const labels = {
  unpaid: 'Registrations that owe money',
  unsigned: 'Waivers that nobody has signed',
  unplaced: 'Free agents without a team',
  requests: 'Requests of families',
  refunds: 'Entries of money to be refunded',
  unscored: 'Games that are over and have no result',
  unpublished: 'Unpublished timetables',
  undelivered: 'Letters that were not delivered',
  postTray: 'Letters to print or read out',
} as Readonly<Record<Need, string>>;
