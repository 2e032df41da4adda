import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { useSaveContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Form as AnyForm, Fields } from '../../domain/form/form.ts';
import type { StartedFrom } from './use-started-from.ts';

/**
 * Shows the second of two organizers the first one's changes, and asks whose answers to keep. If only data outside of this form changed,
 * such as an invitation code, the answers are saved at once.
 */
export function ConflictNotice<F extends Fields>({
  form,
  start,
}: {
  readonly form: AnyForm<F>;
  readonly start: StartedFrom;
}) {
  const { save } = useSaveContext();
  const { handleSubmit, getValues } = useFormContext();
  const { record, theirs } = start;
  const changed =
    theirs === undefined || record === undefined
      ? []
      : Object.entries(form.fields).filter(([name]) => shown(record[name]) !== shown(theirs[name]));
  const isElsewhere = theirs !== undefined && changed.length === 0;
  const saveMine = () => {
    start.saveOverTheirs();
    void handleSubmit(() => save?.(getValues()))();
  };
  const saveUnasked = useEffectEvent(saveMine);
  useEffect(() => {
    if (isElsewhere) saveUnasked();
  }, [isElsewhere]);
  if (theirs === undefined || isElsewhere) return null;
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
      <AlertTitle>Somebody else has changed this meanwhile</AlertTitle>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {changed.map(([name, { label }]) => (
          <li key={name}>
            {label}: now {shown(theirs[name])}
          </li>
        ))}
      </Box>
      Nothing you typed is lost. Save again to put your answers in place of theirs, or take theirs.
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button variant="contained" onClick={saveMine}>
          Save mine
        </Button>
        <Button variant="outlined" color="inherit" onClick={start.takeTheirs}>
          Take theirs
        </Button>
      </Box>
    </Alert>
  );
}

function shown(value: unknown): string {
  return value === null || value === undefined || value === '' ? 'empty' : String(value);
}
