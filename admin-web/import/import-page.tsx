import Download from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Box, Button, LinearProgress, MenuItem, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { downloadCSV, type ResourceProps } from 'react-admin';
import { Link } from 'react-router';
import type { ImportCounts, ImportPreview } from '../../domain/answer/import/import-view.ts';
import { type Column, columnsIn } from '../../domain/rule/import/column.ts';
import { entriesInTable } from '../../domain/rule/import/entries-in-table.ts';
import { mostRows, type Table } from '../../domain/rule/table/cells.ts';
import { useChosenTournament } from '../kit/chosen-tournament.ts';
import { counted } from '../kit/counted.ts';
import { FetchFailed } from '../kit/fetch-failed.tsx';
import { filteredListPath } from '../kit/filtered-list.tsx';
import { EmptyNote } from '../kit/list-states.tsx';
import { useMay } from '../kit/may.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { useChange } from '../kit/use-change.ts';
import { PasteTable, tooLong } from '../table/paste-table.tsx';
import { longestTable, readTable } from '../table/read-table.ts';
import { useTournaments } from '../tournament/use-tournaments.ts';
import { send } from '../transport/call.ts';
import { RowsToImport } from './rows-to-import.tsx';
import { templates } from './templates.ts';

const importTitle = 'Import';

/** Import of a table, reached by the menu. */
export const imports: ResourceProps = { name: 'imports', list: ImportPage, options: { label: importTitle } };

/** Page that imports a table of players or teams: paste it, see what it would make, import all of it. */
function ImportPage() {
  return (
    <>
      <PageHead title={importTitle} remark="Teams with rosters, and players, from a spreadsheet." />
      {useMay('change') ? (
        <ImportSteps />
      ) : (
        <EmptyNote title="You may not import tables" text="An owner of the site can change your role." />
      )}
    </>
  );
}

function ImportSteps() {
  const [tournamentId, chooseTournament] = useChosenTournament();
  const [table, setTable] = useState<Table>();
  const [complaint, setComplaint] = useState<string>();
  const [done, setDone] = useState<ImportCounts>();
  const read = (text: string) => {
    const found = text.length > longestTable ? undefined : readTable(text);
    const wrong = complaintAbout(found);
    setComplaint(wrong);
    setDone(undefined);
    if (wrong === undefined) setTable(found);
  };
  const choose = (id: number) => {
    chooseTournament(id);
    setDone(undefined);
  };
  const finish = (counts: ImportCounts) => {
    setTable(undefined);
    setDone(counts);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 4, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {done !== undefined && tournamentId !== undefined && <ImportDone counts={done} tournamentId={tournamentId} />}
      <TournamentChoice chosen={tournamentId} onChoose={choose} />
      {table === undefined ? (
        <>
          <PasteTable
            hint={`Copy the cells with their headings, or drop a CSV or TSV file. At most ${mostRows.toLocaleString('en-US')} rows.`}
            complaint={complaint}
            onText={read}
            onComplaint={setComplaint}
          />
          <Templates />
        </>
      ) : (
        <CheckedTable table={table} tournamentId={tournamentId} onDone={finish} onAgain={() => setTable(undefined)} />
      )}
    </Box>
  );
}

function complaintAbout(table: Table | undefined): string | undefined {
  if (table === undefined) return tooLong;
  const { headings, rows } = table;
  if (columnsIn(headings).every((column) => column === null))
    return 'None of these headings is known. The first line needs headings as in a template.';
  if (rows.length === 0) return 'There are headings but no rows below them.';
  return rows.length > mostRows
    ? `${rows.length} rows; at most ${mostRows} can be imported at once. Split the table in two.`
    : undefined;
}

function Templates() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography color="text.secondary">Templates, with the headings in any order:</Typography>
      {templates.map(({ title, file, headings }) => (
        <Button key={file} startIcon={<Download />} onClick={() => downloadCSV(headings.join(','), file)}>
          {title}
        </Button>
      ))}
    </Box>
  );
}

function TournamentChoice({
  chosen,
  onChoose,
}: {
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
}) {
  const { tournaments } = useTournaments();
  const isOver = ({ status }: (typeof tournaments)[number]) => Number(status === 'completed');
  return (
    <TextField
      select
      label="Into which tournament"
      value={tournaments.some(({ id }) => id === chosen) ? String(chosen) : ''}
      onChange={({ target }) => onChoose(Number(target.value))}
      sx={{ maxWidth: 520 }}
    >
      {tournaments
        .toSorted((one, other) => isOver(one) - isOver(other))
        .map(({ id, name }) => (
          <MenuItem key={id} value={String(id)}>
            {name}
          </MenuItem>
        ))}
    </TextField>
  );
}

/** Preview of a table, which is checked by the code that imports it. */
function CheckedTable({
  table,
  tournamentId,
  onDone,
  onAgain,
}: {
  readonly table: Table;
  readonly tournamentId: number | undefined;
  readonly onDone: (counts: ImportCounts) => void;
  readonly onAgain: () => void;
}) {
  const columns = useMemo(() => columnsIn(table.headings), [table]);
  const rows = useMemo(() => entriesInTable(table, columns), [table, columns]);
  const { data, error, isFetching } = useQuery({
    queryKey: ['import', tournamentId, rows],
    queryFn: ({ signal }) => send<ImportPreview>('POST', '/api/admin/imports/preview', { tournamentId, rows }, signal),
    enabled: tournamentId !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const { run, isBusy } = useChange(() => send<ImportPreview>('POST', '/api/admin/imports', { tournamentId, rows }), {
    failed: 'Nothing was imported',
    after: ({ counts }) => onDone(counts),
  });
  const isReady = data !== undefined && data.counts.rowsWithErrors === 0 && madeBy(data.counts) > 0;
  return (
    <>
      {isFetching && <LinearProgress aria-label="Checking the rows" />}
      {error !== null && <FetchFailed title="Failed to check the rows" failure={error} />}
      <WhatWillBeMade counts={data?.counts} unread={unreadIn(table, columns)}>
        <Button variant="contained" disabled={!isReady || isFetching || isBusy} onClick={() => run()}>
          {isBusy ? 'Importing' : 'Import'}
        </Button>
        <Button onClick={onAgain}>Another table</Button>
      </WhatWillBeMade>
      <RowsToImport table={table} columns={columns} outcomes={data?.rows ?? []} />
    </>
  );
}

/** Returns the headings of columns that are not read. */
function unreadIn({ headings }: Table, columns: readonly Column[]): readonly string[] {
  return headings.filter((heading, at) => columns[at] === null && heading !== '');
}

const made = 'What will be made';

/** Summary of the records that the import will create. */
function WhatWillBeMade({
  counts,
  unread,
  children,
}: {
  readonly counts: ImportCounts | undefined;
  readonly unread: readonly string[];
  readonly children: ReactNode;
}) {
  const isNothing = counts !== undefined && madeBy(counts) + counts.rowsWithErrors === 0;
  return (
    <Box component="section" aria-label={made}>
      <Typography variant="h2">{made}</Typography>
      <Box role="status" sx={{ my: 1 }}>
        {counts === undefined ? (
          <Typography>Choose the tournament to see it.</Typography>
        ) : (
          <Typography fontWeight={600}>
            {isNothing ? 'Nothing new: everything in this table is there already.' : madeInWords(counts)}
          </Typography>
        )}
        {counts !== undefined && <Typography color="text.secondary">{recognised(counts).join('; ')}</Typography>}
        {counts !== undefined && counts.rowsWithErrors > 0 && (
          <Typography color="error">
            {`Nothing is imported yet: ${counted(counts.rowsWithErrors, 'row')} to correct. Correct the table where it is kept and paste it again.`}
          </Typography>
        )}
        {unread.length > 0 && <Typography>{`Columns that are not read: ${unread.join(', ')}`}</Typography>}
        <Typography color="text.secondary">
          Nobody gets a letter. Payments are pending and waivers unsigned until you say otherwise.
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>{children}</Box>
    </Box>
  );
}

/** Result of an import, with the lists in which it is seen. */
function ImportDone({ counts, tournamentId }: { readonly counts: ImportCounts; readonly tournamentId: number }) {
  return (
    <Alert severity="success" role="status">
      Imported: {madeInWords(counts)}.{' '}
      {(['teams', 'players'] as const).map((list) => (
        <Button key={list} component={Link} to={filteredListPath(list, { tournamentId })}>
          See the {list}
        </Button>
      ))}
    </Alert>
  );
}

const madeBy = ({ teams, players, registrations }: ImportCounts) => teams + players + registrations;

const madeInWords = ({ teams, players, registrations }: ImportCounts) =>
  [counted(teams, 'team'), counted(players, 'player'), counted(registrations, 'registration')].join(', ');

const recognised = ({ waitingTeams, known, unchanged }: ImportCounts) => [
  ...(waitingTeams > 0 ? [`${counted(waitingTeams, 'team')} of them on the waiting list`] : []),
  ...(known > 0 ? [`${counted(known, 'person', 'people')} on file already`] : []),
  ...(unchanged > 0 ? [`${counted(unchanged, 'row')} there already, left as they are`] : []),
];
