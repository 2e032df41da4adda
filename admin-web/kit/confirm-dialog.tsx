import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type FormEvent, type ReactNode, useId } from 'react';
import { keepFocus } from './keep-focus.ts';
import { useFirstField } from './use-first-field.ts';

interface Question {
  readonly title: string;
  readonly children: ReactNode;
  /** Label of the button that goes on; undefined where nothing can be done. */
  readonly confirm: string | undefined;
  readonly cancel: string;
  readonly isPending?: boolean;
  readonly isImpossible?: boolean;
  /** Whether something would be lost. */
  readonly isFinal?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/**
 * Confirmation dialog that names the losses. The first input has the focus and Enter confirms; if something would be lost, or if there is no
 * input, the cancel button has the focus and only the confirm button goes on.
 */
export function ConfirmDialog(question: Question) {
  const heading = useId();
  return (
    <Dialog
      open
      onClose={question.onCancel}
      aria-labelledby={heading}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { ref: keepFocus } }}
    >
      <QuestionForm {...question} heading={heading} />
    </Dialog>
  );
}

function QuestionForm({
  heading,
  title,
  children,
  confirm,
  cancel,
  isPending = false,
  isImpossible = false,
  isFinal = false,
  onConfirm,
  onCancel,
}: Question & { readonly heading: string }) {
  const answers = useFirstField<HTMLDivElement>(!isFinal);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isFinal && !isPending && !isImpossible) onConfirm();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
      <DialogTitle id={heading} variant="h3" component="h2">
        {title}
      </DialogTitle>
      <DialogContent ref={answers}>{children}</DialogContent>
      <DialogActions data-dialog-actions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onCancel} autoFocus>
          {cancel}
        </Button>
        {confirm !== undefined && (
          <Button
            type={isFinal ? 'button' : 'submit'}
            variant="contained"
            onClick={isFinal ? onConfirm : undefined}
            disabled={isPending || isImpossible}
          >
            {confirm}
          </Button>
        )}
      </DialogActions>
    </Box>
  );
}
