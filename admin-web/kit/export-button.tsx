import Download from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { sentenceOf } from '../transport/failure.ts';
import { useProvider } from '../transport/use-provider.ts';
import { useMay } from './may.tsx';
import { useToast } from './use-toast.tsx';
import { words } from './words.ts';

/** Lists that name nobody's contact. */
const withoutContacts: readonly string[] = ['tournaments', 'all-games'];

/** Saves the whole list, as it is narrowed and ordered, as a CSV file. */
export function ExportButton({ path }: { readonly path?: string }) {
  const provider = useProvider();
  const { resource, filterValues, sort } = useListContext();
  const [isSaving, setSaving] = useState(false);
  const toast = useToast();
  const maySave = useMay(withoutContacts.includes(path ?? resource) ? 'look' : 'export contacts');
  const save = async () => {
    if (isSaving) return;
    setSaving(true);
    try {
      await provider.saveExport(path ?? resource, filterValues, sort);
    } catch (failure) {
      toast('alarm', words.exportFailed, sentenceOf(failure));
    } finally {
      setSaving(false);
    }
  };
  if (!maySave) return null;
  return (
    <Button variant="outlined" startIcon={<Download />} aria-disabled={isSaving} onClick={save}>
      {isSaving ? words.exporting : words.export}
    </Button>
  );
}
