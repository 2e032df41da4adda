import Download from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { saveExport } from '../transport/save-export.ts';
import { useMay } from './may.tsx';
import { useChange } from './use-change.ts';

/** Lists without contacts. */
const withoutContacts: readonly string[] = ['tournaments', 'all-games'];

/** Button that saves the whole list, filtered and sorted, as a CSV file. */
export function ExportButton({ path }: { readonly path?: string }) {
  const { filterValues } = useListContext();
  return <Export path={path} filter={filterValues} label="Export CSV" variant="outlined" />;
}

/** Button that saves the selected records, in the order of the list, as a CSV file. */
export function ExportSelected({ path }: { readonly path?: string }) {
  const { selectedIds } = useListContext();
  return <Export path={path} filter={{ id: selectedIds }} label="Export selected" variant="text" />;
}

function Export({
  path,
  filter,
  label,
  variant,
}: {
  readonly path: string | undefined;
  readonly filter: object;
  readonly label: string;
  readonly variant: 'outlined' | 'text';
}) {
  const { resource, sort } = useListContext();
  const maySave = useMay(withoutContacts.includes(path ?? resource) ? 'look' : 'export contacts');
  const { run, isBusy } = useChange(() => saveExport(path ?? resource, filter, sort), {
    failed: 'Failed to export the list',
  });
  if (!maySave) return null;
  return (
    <Button variant={variant} startIcon={<Download />} aria-disabled={isBusy} onClick={() => run()}>
      {isBusy ? 'Saving…' : label}
    </Button>
  );
}
