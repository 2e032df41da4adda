import Download from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { sentenceOf } from '../transport/failure.ts';
import { useProvider } from '../transport/use-provider.ts';
import { useMay } from './may.tsx';
import { useToast } from './use-toast.tsx';

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
  const provider = useProvider();
  const { resource, sort } = useListContext();
  const [isSaving, setSaving] = useState(false);
  const toast = useToast();
  const maySave = useMay(withoutContacts.includes(path ?? resource) ? 'look' : 'export contacts');
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    try {
      await provider.saveExport(path ?? resource, filter, sort);
    } catch (failure) {
      toast('alarm', 'Failed to export the list', sentenceOf(failure));
    } finally {
      setSaving(false);
    }
  };
  if (!maySave) return null;
  return (
    <Button variant={variant} startIcon={<Download />} aria-disabled={isSaving} onClick={save}>
      {isSaving ? 'Saving…' : label}
    </Button>
  );
}
