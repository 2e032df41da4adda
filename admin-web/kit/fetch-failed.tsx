import { Alert, Button } from '@mui/material';
import { useEffect } from 'react';
import { isSignedOut, sentenceOf } from '../transport/failure.ts';
import { useToast } from './use-toast.tsx';

export const pageFailed = 'This page could not be shown. Nothing that was saved is lost.';

/** Note in place of what could not be fetched; a toast says it when it fails (operations specification, section 8). */
export function FetchFailed({
  title,
  failure,
  onRetry,
}: {
  readonly title: string;
  readonly failure: unknown;
  readonly onRetry?: () => unknown;
}) {
  const toast = useToast();
  const reason = sentenceOf(failure) ?? pageFailed;
  useEffect(() => {
    if (!isSignedOut(failure)) toast('alarm', title, reason);
  }, [failure, title, reason, toast]);
  return (
    <Alert
      severity="error"
      role="note"
      sx={{ my: 2 }}
      action={onRetry !== undefined && <Button onClick={() => onRetry()}>Try again</Button>}
    >
      <strong>{title}</strong> {reason}
    </Alert>
  );
}
