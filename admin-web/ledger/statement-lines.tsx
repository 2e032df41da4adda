import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { MatchedLine } from '../../domain/ledger/statement.ts';
import { ChoiceInput } from '../form/choice-input.tsx';
import { useChange } from '../kit/use-change.ts';
import { shortDay } from '../time/eastern-time.ts';
import type { ChosenLine } from '../transport/ledger-calls.ts';
import { useProvider } from '../transport/use-provider.ts';
import { amount } from './amount.ts';
import { figure } from './entry-lines.tsx';
import type { LookedThrough } from './statement-dialog.tsx';

/** Lines of a statement: certain matches are entered with one press, others need a choice, and known ones are only shown. */
export function StatementLines({
  found,
  onRead,
  onAnother,
}: {
  readonly found: LookedThrough;
  readonly onRead: (found: LookedThrough) => void;
  readonly onAnother: () => void;
}) {
  const provider = useProvider();
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const [left, setLeft] = useState<readonly string[]>([]);
  const { table, read } = found;
  const of = (verdict: MatchedLine['verdict']) => read.lines.filter((one) => one.verdict === verdict);
  const wished = Object.entries(chosen);
  const { run, isBusy } = useChange(
    async (lines: readonly ChosenLine[]) => {
      const entered = await provider.enterStatement(table, lines);
      return { entered, read: await provider.readStatement(table) };
    },
    {
      done: (_, { entered }) => (entered.entered === 1 ? '1 payment entered' : `${entered.entered} payments entered`),
      failed: 'Failed to enter the statement',
      after: ({ entered, read: now }, lines) => {
        setLeft(entered.left.map(({ why }) => why));
        setChosen(Object.fromEntries(wished.filter(([key]) => lines.every((line) => line.key !== key))));
        onRead({ table, read: now });
      },
    },
  );
  const sure = of('sure');
  const enterSure = () =>
    run(
      sure.flatMap(({ line, proposals: [first] }) =>
        first ? [{ key: line.key, registrationId: first.payer.registrationId }] : [],
      ),
    );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography role="status">{foundText(read.lines.length, read.leftOut)}</Typography>
      {left.length > 0 && <Alert severity="warning">Not entered: {left.join('; ')}</Alert>}
      <Group title={`Sure (${sure.length})`} text="The reference is theirs and they owe exactly this." lines={sure}>
        <Button variant="contained" aria-disabled={isBusy} onClick={enterSure}>
          {sure.length <= 2
            ? ['', 'Enter the sure one', 'Enter both sure ones'][sure.length]
            : `Enter all ${sure.length} sure ones`}
        </Button>
      </Group>
      <Group
        title={`Yours to decide (${of('proposed').length})`}
        text="Choose whom each is for; what you leave alone is not entered."
        lines={of('proposed')}
        choice={(one) => (
          <PayerChoice
            matched={one}
            value={chosen[one.line.key]}
            onChoose={(registrationId) => setChosen(withChoice(chosen, one.line.key, registrationId))}
          />
        )}
      >
        <Button
          variant="contained"
          aria-disabled={isBusy || wished.length === 0}
          onClick={() => wished.length > 0 && run(wished.map(([key, registrationId]) => ({ key, registrationId })))}
        >
          {wished.length <= 1
            ? ['Enter what is chosen', 'Enter the chosen one'][wished.length]
            : `Enter the ${wished.length} chosen`}
        </Button>
      </Group>
      <Group title={`Nobody found (${of('nobody').length})`} lines={of('nobody')} />
      <Group title={`Entered before (${of('known').length})`} lines={of('known')} />
      <Box>
        <Button variant="outlined" onClick={onAnother}>
          Another statement
        </Button>
      </Box>
    </Box>
  );
}

function withChoice(chosen: Readonly<Record<string, number>>, key: string, registrationId: number | undefined) {
  const { [key]: _, ...others } = chosen;
  return registrationId === undefined ? others : { ...others, [key]: registrationId };
}

function Group({
  title,
  text,
  lines,
  choice,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  readonly lines: readonly MatchedLine[];
  readonly choice?: (one: MatchedLine) => ReactNode;
  readonly children?: ReactNode;
}) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <Typography variant="h3">{title}</Typography>
      {text !== undefined && <Typography color="text.secondary">{text}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, my: 1, display: 'grid', gap: 1 }}>
        {lines.map((one) => (
          <Paper key={one.line.key} component="li" variant="outlined" sx={row}>
            <Box sx={figure}>{amount(one.line.amountCents)}</Box>
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ overflowWrap: 'anywhere' }}>{one.line.text}</Box>
              <Box sx={{ color: 'text.secondary' }}>{one.line.day === null ? '' : shortDay(one.line.day)}</Box>
              {choice === undefined ? <Payer matched={one} /> : choice(one)}
            </Box>
          </Paper>
        ))}
      </Box>
      {children !== undefined && <Box sx={foot}>{children}</Box>}
    </section>
  );
}

function Payer({ matched: { verdict, proposals } }: { readonly matched: MatchedLine }) {
  const [first] = proposals;
  if (verdict !== 'sure' || first === undefined) return null;
  const { payer, reasons } = first;
  return (
    <Box>
      <strong>{payer.playerName}</strong>, {payer.tournamentName}. {reasons.join(' · ')}
    </Box>
  );
}

function PayerChoice({
  matched: { line, proposals },
  value,
  onChoose,
}: {
  readonly matched: MatchedLine;
  readonly value: number | undefined;
  readonly onChoose: (registrationId: number | undefined) => void;
}) {
  const choices = proposals.map(({ payer, reasons }) => ({
    value: payer.registrationId,
    label: `${payer.playerName}, ${payer.tournamentName}: ${reasons.join(' · ')}`,
  }));
  return (
    <Box sx={{ mt: 1, '& .MuiTextField-root': { width: '100%' } }}>
      <ChoiceInput
        label={`Whom line ${line.row} is for`}
        value={value ?? ''}
        choices={[{ value: '', label: 'Nobody' }, ...choices]}
        onChange={(chosen) => onChoose(chosen === '' ? undefined : Number(chosen))}
      />
    </Box>
  );
}

/** Sticky as long as one of its lines is visible. */
const foot = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  py: 1,
  bgcolor: 'background.paper',
  backgroundImage: 'inherit',
} as const;

const row = { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, px: 1.5, py: 1 } as const;

const foundText = (lines: number, leftOut: number) =>
  `${lines} ${lines === 1 ? 'payment' : 'payments'} found${leftOut === 0 ? '' : `, ${leftOut} other ${leftOut === 1 ? 'line' : 'lines'} left out`}.`;
