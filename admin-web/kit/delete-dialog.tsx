import Bin from '@mui/icons-material/DeleteOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type RaRecord, useDelete, useRefresh, useResourceContext } from 'react-admin';
import type { DeletionPreview } from '../../domain/answer/registration/deletion-preview.ts';
import { dollars } from '../../domain/rule/payment/fee.ts';
import { send } from '../transport/call.ts';
import { asksConfirmation, isStale, sentenceOf } from '../transport/failure.ts';
import { DialogActions } from './dialog-actions.tsx';
import { intoView } from './into-view.ts';
import { lossesWith } from './lost-records.tsx';
import { RecordDialog } from './record-dialog.tsx';
import { useOutcome } from './use-outcome.ts';
import { useWayBack } from './use-way-back.ts';

export const lookingUpLoss = 'Looking up what would be lost…';

export const cannotBeUndone = 'This action cannot be undone.';

export const confirmDeletion = 'Confirm Deletion';

interface DeletionMessages {
  /** Title of the toast; what was done may stand in the server's answer. */
  readonly done: string | ((answer: unknown) => string);
  readonly failed: string;
  /** Returns an additional text from the server's answer. */
  readonly about?: (answer: unknown) => string | undefined;
}

/** Dialog that confirms a deletion and names the records deleted with it. If the server needs a second confirmation, it is asked for. */
export function DeleteDialog<R extends RaRecord>({
  said,
  text,
  goes,
  namesMoney = false,
}: {
  readonly said: DeletionMessages;
  readonly text: (record: R) => string;
  readonly goes: (record: R) => readonly string[];
  /** Whether what is lost with the record is looked up and named. */
  readonly namesMoney?: boolean;
}) {
  return (
    <RecordDialog<R> title={confirmDeletion}>
      {(record) => (
        <Deletion record={record} said={said} text={text(record)} goes={goes(record)} namesMoney={namesMoney} />
      )}
    </RecordDialog>
  );
}

function Deletion<R extends RaRecord>({
  record,
  said,
  text,
  goes,
  namesMoney,
}: {
  readonly record: R;
  readonly said: DeletionMessages;
  readonly text: string;
  readonly goes: readonly string[];
  readonly namesMoney: boolean;
}) {
  const resource = useResourceContext() ?? '';
  const back = useWayBack();
  const outcome = useOutcome<R | undefined>(said);
  const [doubt, setDoubt] = useState<string>();
  const [remove, { isPending }] = useDelete<R>();
  const { loss, isPending: isLookedUp } = useLoss(resource, record, namesMoney);
  const refresh = useRefresh();
  const [isChanged, setChanged] = useState(false);
  const paidCents = loss?.paidCents ?? 0;
  const [isPressed, setPressed] = useState(false);
  const isWaiting = isPending || isLookedUp;
  const confirmed = doubt !== undefined;
  const onError = (failure: unknown) => {
    if (!confirmed && asksConfirmation(failure)) setDoubt(sentenceOf(failure) ?? said.failed);
    else if (isStale(failure)) {
      setChanged(true);
      refresh();
    } else outcome.onError(failure);
  };
  const send = () => {
    const params = { id: record.id, previousData: record, meta: { confirmed } };
    remove(resource, params, { ...outcome, onError, mutationMode: 'pessimistic' });
  };
  const go = () => {
    if (isLookedUp) setPressed(true);
    else if (!isPending) send();
  };
  // A press before the amount is known takes effect once it turns out that nothing was received.
  useEffect(() => {
    if (!isPressed || isLookedUp) return;
    setPressed(false);
    if (paidCents === 0) send();
  });
  return (
    <>
      <Typography>{text}</Typography>
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {[...goes, ...(loss === undefined ? [] : lossesWith(loss))].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
      <Typography fontWeight={600}>{cannotBeUndone}</Typography>
      {paidCents > 0 && <MoneyNote cents={paidCents} />}
      {isChanged && (
        <Alert ref={intoView} severity="warning" role="alert" sx={{ mt: 2 }}>
          Somebody else has changed this meanwhile. It is shown as it stands now.
        </Alert>
      )}
      {doubt !== undefined && (
        <Alert severity="warning" role="alert" sx={{ mt: 2 }}>
          {doubt}
        </Alert>
      )}
      <DialogActions key={doubt ?? ''} onCancel={back} isFinal>
        <Button variant="contained" color="error" startIcon={<Bin />} aria-disabled={isWaiting} onClick={go}>
          {confirmed ? 'Delete anyway' : 'Delete'}
        </Button>
      </DialogActions>
    </>
  );
}

/** Note that received money is to be refunded, since a deletion does not send it back. */
function MoneyNote({ cents }: { readonly cents: number }) {
  return (
    <Typography sx={{ mt: 1 }}>
      {dollars(cents)} received: it stays under Money as to be refunded, until it is sent back or kept.
    </Typography>
  );
}

/** Returns what is lost with the record, as soon as it is known. */
function useLoss(resource: string, { id }: RaRecord, isAsked: boolean) {
  const { data, isLoading } = useQuery({
    queryKey: ['deletion', resource, [id]],
    queryFn: () => previewDeletion(resource, [Number(id)]),
    enabled: isAsked,
    gcTime: 0,
  });
  return { isPending: isLoading, loss: data?.records[0] };
}

export const previewDeletion = (resource: string, ids: readonly number[]) =>
  send<DeletionPreview>('POST', `/api/admin/${resource}/deletion`, { ids });
