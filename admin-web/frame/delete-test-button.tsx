import DeleteSweep from '@mui/icons-material/DeleteSweepOutlined';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { words as kitWords } from '../kit/words.ts';
import { useProvider } from '../transport/use-provider.ts';
import { words } from './words.ts';

const said = words.testRecords;

/** Removes everything that is marked as test, after a question; the answer says how much went. */
export function DeleteTestButton() {
  const provider = useProvider();
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const { run, isBusy } = useChange(() => provider.deleteTestData(), {
    ...said,
    about: ({ tournaments, teams, players }) => said.counts(tournaments, teams, players),
    after: close,
  });
  return (
    <>
      <Button color="inherit" startIcon={<DeleteSweep />} onClick={() => setAsked(true)}>
        {said.action}
      </Button>
      {isAsked && (
        <PageDialog title={said.title} onClose={close}>
          <Typography>{said.text}</Typography>
          <Typography fontWeight={600} sx={{ mt: 1.5 }}>
            {kitWords.deletion.final}
          </Typography>
          <DialogActions onCancel={close} isFinal>
            <Button variant="contained" color="error" aria-disabled={isBusy} onClick={() => run(undefined)}>
              {said.submit}
            </Button>
          </DialogActions>
        </PageDialog>
      )}
    </>
  );
}
