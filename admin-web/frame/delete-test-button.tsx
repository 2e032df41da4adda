import DeleteSweep from '@mui/icons-material/DeleteSweepOutlined';
import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { DialogActions } from '../kit/dialog-actions.tsx';
import { PageDialog } from '../kit/page-dialog.tsx';
import { useChange } from '../kit/use-change.ts';
import { words as kitWords } from '../kit/words.ts';
import { send } from '../transport/call.ts';
import { words } from './words.ts';

const said = words.testRecords;

/** Removes everything that is marked as test, after a question; the answer says how much went. */
export function DeleteTestButton() {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const { run, isBusy } = useChange(
    () => send<Parameters<typeof countsOf>[0]>('DELETE', '/api/admin/delete-test-data'),
    {
      ...said,
      about: ({ json }) => said.counts(...countsOf(json)),
      after: close,
    },
  );
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

function countsOf(answer: {
  readonly counts?: Readonly<Record<string, number>>;
  readonly tournaments?: number;
  readonly teams?: number;
  readonly players?: number;
}): readonly [number, number, number] {
  const { tournaments = 0, teams = 0, players = 0 } = answer.counts ?? answer;
  return [tournaments, teams, players];
}
