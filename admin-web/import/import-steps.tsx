import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedImport } from '../../domain/answer/import/import-view.ts';
import { mostRows } from '../../domain/table/cells.ts';
import { ListFailedNote } from '../kit/list-states.tsx';
import { useChange } from '../kit/use-change.ts';
import { PasteTable } from '../table/paste-table.tsx';
import { useProvider } from '../transport/use-provider.ts';
import { anotherTable, ImportDone } from './import-done.tsx';
import { ImportOptions } from './import-options.tsx';
import { RowsToImport } from './rows-to-import.tsx';
import { type ImportedTable, useTable } from './use-table.ts';
import { WhatWillBeMade } from './what-will-be-made.tsx';

/** Steps of the import on one page; the pasted table is checked at once, and after every correction. */
export function ImportSteps() {
  const imported = useTable();
  const [done, setDone] = useState<ListedImport>();
  const restart = () => {
    setDone(undefined);
    imported.clear();
  };
  if (done !== undefined)
    return <ImportDone done={done} tournamentId={imported.options.tournamentId} onAgain={restart} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 4, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ImportOptions imported={imported} />
      {imported.table === undefined ? (
        <PasteTable
          hint={`Copy the cells of a sheet with their headings, or drop a CSV file. At most ${mostRows.toLocaleString('en-US')} rows.`}
          complaint={imported.complaint}
          onText={imported.read}
          onComplaint={imported.complain}
        />
      ) : (
        <CheckedTable imported={imported} onDone={setDone} onAgain={restart} />
      )}
    </Box>
  );
}

function CheckedTable({
  imported,
  onDone,
  onAgain,
}: {
  readonly imported: ImportedTable;
  readonly onDone: (done: ListedImport) => void;
  readonly onAgain: () => void;
}) {
  const provider = useProvider();
  const { sent } = imported;
  const { data, error, isFetching } = useQuery({
    queryKey: ['import', sent],
    queryFn: ({ signal }) => provider.previewImport(sent, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const make = useImporting(imported, onDone);
  return (
    <>
      <Box role="status" sx={{ minHeight: 4 }}>
        {isFetching && <LinearProgress aria-label="Checking the rows" />}
      </Box>
      {error !== null && <ListFailedNote failure={error} />}
      {data !== undefined && (
        <WhatWillBeMade counts={data.counts} isChecking={isFetching} isMaking={make.isBusy} onMake={make.run}>
          <Button onClick={onAgain}>{anotherTable}</Button>
        </WhatWillBeMade>
      )}
      <Typography variant="h2">Rows</Typography>
      <RowsToImport imported={imported} rows={data?.rows ?? []} />
    </>
  );
}

/** Returns the import action. A retry after a lost answer sends the same key; a changed table gets a new one. */
function useImporting({ sent }: ImportedTable, onDone: (done: ListedImport) => void) {
  const provider = useProvider();
  const { run, isBusy } = useChange((key: string) => provider.importTable(sent, key), {
    failed: 'Nothing was imported',
    after: onDone,
  });
  const [key, setKey] = useState({ of: sent, key: crypto.randomUUID() });
  return {
    isBusy,
    run: () => {
      const own = key.of === sent ? key : { of: sent, key: crypto.randomUUID() };
      setKey(own);
      run(own.key);
    },
  };
}
