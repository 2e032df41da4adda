import { Box, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import type { StatementRead } from '../../domain/answer/ledger/statement-read.ts';
import { mostRows, type Table } from '../../domain/table/cells.ts';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { useWayBack } from '../kit/use-way-back.ts';
import { PasteTable, tooLong } from '../table/paste-table.tsx';
import { longestTable, readTable } from '../table/read-table.ts';
import { useProvider } from '../transport/use-provider.ts';
import { StatementLines } from './statement-lines.tsx';

export const readStatement = 'Read a Statement';

/** Statement with its matches, and the table that it was read from. */
export interface LookedThrough {
  readonly table: Table;
  readonly read: StatementRead;
}

/** Dialog that reads a pasted, dropped or chosen statement of a bank or of Venmo, and enters its lines. */
export function StatementDialog() {
  const back = useWayBack();
  const [found, setFound] = useState<LookedThrough>();
  return (
    <PageDialog title={readStatement} onClose={back} width="md">
      {found === undefined ? (
        <StatementEntry onRead={setFound} />
      ) : (
        <StatementLines found={found} onRead={setFound} onAnother={() => setFound(undefined)} />
      )}
    </PageDialog>
  );
}

function StatementEntry({ onRead }: { readonly onRead: (found: LookedThrough) => void }) {
  const provider = useProvider();
  const [complaint, setComplaint] = useState<string>();
  const { run, isBusy } = useChange(provider.readStatement, {
    failed: 'The statement could not be read',
    after: (read, table) => onRead({ table, read }),
  });
  const look = (text: string) => {
    const table = text.length > longestTable ? undefined : readTable(text);
    const wrong = complaintAbout(table);
    setComplaint(wrong);
    if (table !== undefined && wrong === undefined) run(table);
  };
  return (
    <>
      <Typography sx={{ mb: 2 }}>It is looked through at once. Nothing is entered before you say so.</Typography>
      <PasteTable
        hint="Paste what your bank or Venmo lets you save (CSV) with its headings, or drop the file."
        complaint={complaint}
        onText={look}
        onComplaint={setComplaint}
      />
      <Box role="status" sx={{ minHeight: 4, mt: 1 }}>
        {isBusy && <LinearProgress aria-label="Looking through the statement…" />}
      </Box>
    </>
  );
}

function complaintAbout(table: Table | undefined): string | undefined {
  if (table === undefined) return tooLong;
  return table.rows.length > mostRows
    ? `At most ${mostRows.toLocaleString('en-US')} lines can be read at once. Split the statement in two.`
    : undefined;
}
