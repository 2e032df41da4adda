import { Box, Button, Link, Typography } from '@mui/material';
import { Link as PageLink } from 'react-router';
import type { DuplicatePair, DuplicateRecord } from '../../domain/answer/duplicate/duplicates-view.ts';
import type { Likelihood } from '../../domain/duplicate/likeness.ts';
import { differingFields, mergedFields } from '../../domain/duplicate/merged-player.ts';
import type { Sent } from '../../domain/time/moment.ts';
import { Badge } from '../kit/badge.tsx';
import { Section } from '../kit/section.tsx';
import { useChange } from '../kit/use-change.ts';
import { dayAndTimeOf } from '../time/eastern-time.ts';
import { useProvider } from '../transport/use-provider.ts';
import { answerInWords, fieldNames } from './merged-fields.ts';

type Shown = Sent<DuplicateRecord>;

const tones = { sure: 'good', likely: 'strong', doubtful: 'quiet' } as const;

/** Two records side by side, with their differences marked not only by colour, and the evidence for and against one person. */
export function LikelyPair({
  pair,
  mayChange,
  onMerge,
}: {
  readonly pair: Sent<DuplicatePair>;
  readonly mayChange: boolean;
  readonly onMerge: () => void;
}) {
  const { one, other, likelihood, reasons, doubt } = pair;
  return (
    <Section
      title={`${one.name} and ${other.name}`}
      actions={<Badge tone={tones[likelihood]}>{likelihoods[likelihood]}</Badge>}
    >
      <Typography>{reasons.join(' · ')}</Typography>
      {doubt !== null && <Typography color="text.secondary">{doubt}</Typography>}
      <SideBySide one={one} other={other} />
      {mayChange && <Decision pair={pair} onMerge={onMerge} />}
    </Section>
  );
}

function Decision({ pair, onMerge }: { readonly pair: Sent<DuplicatePair>; readonly onMerge: () => void }) {
  const provider = useProvider();
  const { one, other } = pair;
  const { run, isBusy } = useChange(() => provider.callDifferent(one.id, other.id), {
    done: 'Two people',
    about: 'They will not be shown together again.',
    failed: 'Failed to set the pair aside',
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
      <Button variant="contained" aria-label={`Merge ${named(one)} and ${named(other)}`} onClick={onMerge}>
        Merge
      </Button>
      <Button
        variant="outlined"
        aria-label={`${named(one)} and ${named(other)} are not the same`}
        disabled={isBusy}
        onClick={() => run()}
      >
        Not the same
      </Button>
    </Box>
  );
}

const named = ({ id, name }: Shown) => `#${id} ${name}`;

function SideBySide({ one, other }: { readonly one: Shown; readonly other: Shown }) {
  const differing = differingFields(one, other);
  const told = mergedFields.filter((field) => shownIn(one, field) !== '' || shownIn(other, field) !== '');
  return (
    <Box component="table" sx={table}>
      <thead>
        <tr>
          <th scope="col">Record</th>
          {[one, other].map((record) => (
            <th key={record.id} scope="col">
              <Link component={PageLink} to={`/players/${record.id}/show`} color="inherit">
                {named(record)}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {told.map((field) => (
          <tr key={field} data-differs={differing.includes(field)}>
            <th scope="row">
              {fieldNames[field]}
              {differing.includes(field) && (
                <Box component="span" sx={mark}>
                  {' ≠ differs'}
                </Box>
              )}
            </th>
            {[one, other].map((record) => (
              <td key={record.id}>{shownIn(record, field) || 'None'}</td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">Registered for</th>
          {[one, other].map((record) => (
            <td key={record.id}>{record.registeredFor.join('; ') || 'None'}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">On file since</th>
          {[one, other].map((record) => (
            <td key={record.id}>{dayAndTimeOf(record.createdAt)}</td>
          ))}
        </tr>
      </tbody>
    </Box>
  );
}

function shownIn(record: Shown, field: (typeof mergedFields)[number]): string {
  const value = answerInWords(field, String(record[field] ?? ''));
  return field === 'email' && record.isEmailConfirmed ? `${value} (confirmed)` : value;
}

const mark = { color: 'error.main', fontWeight: 700, whiteSpace: 'nowrap' } as const;

/** Three columns fit a phone: long words break. */
const table = {
  width: '100%',
  mt: 1.5,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': {
    p: 0.75,
    textAlign: 'left',
    verticalAlign: 'top',
    borderTop: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& th[scope=row]': { fontWeight: 400, color: 'text.secondary' },
  '& tr[data-differs=true] td': { bgcolor: 'error.light', fontWeight: 600, color: 'text.primary' },
} as const;

const likelihoods = { sure: 'Surely one', likely: 'Likely one', doubtful: 'Perhaps one' } satisfies Record<
  Likelihood,
  string
>;
