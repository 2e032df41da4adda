import Bin from '@mui/icons-material/DeleteOutlined';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { DialogActions } from './dialog-actions.tsx';
import { PageDialog } from './page-dialog.tsx';
import { useChange } from './use-change.ts';
import { words } from './words.ts';

/** Deletes all the selected records of a list, after a question that says how many. */
export function BulkDeletion({ failed, remark }: { readonly failed: string; readonly remark?: string }) {
  const { resource, selectedIds, onUnselectItems } = useListContext();
  const records = useDataProvider();
  const [isAsked, setAsked] = useState(false);
  const { run, isBusy } = useChange(() => records.deleteMany(resource, { ids: selectedIds }), {
    done: words.deletion.many(selectedIds.length),
    failed,
    after: () => {
      setAsked(false);
      onUnselectItems();
    },
  });
  return (
    <>
      <Button color="error" startIcon={<Bin />} onClick={() => setAsked(true)}>
        {words.deletion.confirm}
      </Button>
      {isAsked && (
        <PageDialog title={words.deletion.title} onClose={() => setAsked(false)} width="xs">
          <Typography>{words.deletion.selected(selectedIds.length)}</Typography>
          {remark !== undefined && <Typography sx={{ mt: 1 }}>{remark}</Typography>}
          <Typography fontWeight={600} sx={{ mt: 1 }}>
            {words.deletion.final}
          </Typography>
          <DialogActions onCancel={() => setAsked(false)} isFinal>
            <Button variant="contained" color="error" aria-disabled={isBusy} onClick={() => run(undefined)}>
              {words.deletion.confirm}
            </Button>
          </DialogActions>
        </PageDialog>
      )}
    </>
  );
}
