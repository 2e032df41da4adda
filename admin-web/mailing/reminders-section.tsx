import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ListedReminders } from '../../domain/answer/mailing/listed-reminders.ts';
import { type ReminderTopic, reminderTopics } from '../../domain/mailing/reminder.ts';
import { useMay } from '../kit/may.tsx';
import { Section } from '../kit/section.tsx';
import { useChange } from '../kit/use-change.ts';
import { sentenceOf } from '../transport/failure.ts';
import { useProvider } from '../transport/use-provider.ts';

/** Automatic reminders to families of upcoming tournaments, with a switch for each. */
export function RemindersSection() {
  const provider = useProvider();
  const { data, error } = useQuery({ queryKey: ['reminders'], queryFn: () => provider.reminders() });
  if (data === undefined && error === null) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Section
        title="Reminders"
        remark="Go by themselves 7 and 2 days before, from nine in the morning. They end with what they ask for."
      >
        {error !== null && (
          <Typography role="alert">{`Failed to fetch the reminders: ${sentenceOf(error)}`}</Typography>
        )}
        {data?.length === 0 && <Typography>No tournament is coming up.</Typography>}
        {data?.map((one) => (
          <Box key={one.tournamentId} sx={row}>
            <Box>
              <Typography fontWeight={600}>{one.name}</Typography>
              {one.firstDay === null && <Typography color="text.secondary">No date yet: nothing is sent</Typography>}
            </Box>
            {reminderTopics.map((topic) => (
              <ReminderSwitch key={topic} of={one} topic={topic} />
            ))}
          </Box>
        ))}
      </Section>
    </Box>
  );
}

function ReminderSwitch({ of, topic }: { readonly of: ListedReminders; readonly topic: ReminderTopic }) {
  const provider = useProvider();
  const mayTurn = useMay('change');
  const { run } = useChange(
    () => provider.switchReminders(of.tournamentId, { unpaid: of.unpaid, unsigned: of.unsigned, [topic]: !of[topic] }),
    { done: `Reminders of ${of.name} changed`, failed: 'Failed to change the reminders' },
  );
  const [now, sent] = topic === 'unpaid' ? [of.unpaidNow, of.remindedOfPayment] : [of.unsignedNow, of.remindedOfWaiver];
  return (
    <FormControlLabel
      label={`${topics[topic]}: ${sent > 0 ? `${now} now, ${sent} reminded` : `${now} now`}`}
      control={
        <Switch
          checked={of[topic]}
          disabled={!mayTurn}
          onChange={() => run()}
          slotProps={{ input: { role: 'switch', 'aria-label': `${of.name}: ${topics[topic]}` } }}
        />
      }
    />
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { sm: '2fr 1fr 1fr' },
  alignItems: 'center',
  columnGap: 2,
  borderTop: 1,
  borderColor: 'divider',
  py: 0.5,
} as const;

const topics = { unpaid: 'Not paid', unsigned: 'Waiver not signed' };
