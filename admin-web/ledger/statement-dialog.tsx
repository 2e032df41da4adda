import { Box, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import type { StatementRead } from '../../domain/answer/ledger/statement-read.ts';
import { mostRows, type Table } from '../../domain/table/cells.ts';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useAction } from '../kit/use-action.ts';
import { useWayBack } from '../kit/use-way-back.ts';
import { PasteTable } from '../table/paste-table.tsx';
import { longestTable, readTable } from '../table/read-table.ts';
import { words as tableWords } from '../table/words.ts';
import { useProvider } from '../transport/use-provider.ts';
import { StatementLines } from './statement-lines.tsx';
import { words } from './words.ts';

const said = words.statement;

/** A statement that was looked through, with the table that it was read from. */
export interface LookedThrough {
  readonly table: Table;
  readonly read: StatementRead;
}

/** Takes a statement of a bank or of Venmo, pasted, dropped or chosen, and enters its lines. */
export function StatementDialog() {
  const back = useWayBack();
  const [found, setFound] = useState<LookedThrough>();
  return (
    <PageDialog title={said.title} onClose={back} width="md">
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
  const { run, isPending } = useAction();
  const look = async (text: string) => {
    const table = text.length > longestTable ? undefined : readTable(text);
    const wrong = complaintAbout(table);
    setComplaint(wrong);
    if (table === undefined || wrong !== undefined) return;
    const read = await run(() => provider.readStatement(table), { failed: said.failed });
    if (read !== undefined) onRead({ table, read });
  };
  return (
    <>
      <Typography sx={{ mb: 2 }}>{said.text}</Typography>
      <PasteTable
        hint={said.hint}
        complaint={complaint}
        onText={(text) => void look(text)}
        onComplaint={setComplaint}
      />
      <Box role="status" sx={{ minHeight: 4, mt: 1 }}>
        {isPending && <LinearProgress aria-label={said.looking} />}
      </Box>
    </>
  );
}

function complaintAbout(table: Table | undefined): string | undefined {
  if (table === undefined) return tableWords.tooLong;
  return table.rows.length > mostRows ? said.tooMany : undefined;
}
