import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useChange } from './use-change.ts';

interface ChangeQuestionProps {
  readonly title: string;
  readonly action: string;
  readonly change: () => Promise<unknown>;
  readonly done: string;
  readonly about?: string;
  readonly failed: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Confirmation dialog that names what would be lost, and makes the change. */
export function ChangeQuestion({ title, action, change, onClose, children, ...said }: ChangeQuestionProps) {
  const { run, isBusy } = useChange(change, { ...said, after: onClose });
  return (
    <ConfirmDialog
      title={title}
      confirm={action}
      cancel="Cancel"
      isPending={isBusy}
      isFinal
      onConfirm={run}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}

/** Button that asks such a question about a record, which its label names. */
export function AskedButton({ of, ...question }: Omit<ChangeQuestionProps, 'onClose'> & { readonly of: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)} aria-label={`${question.action}: ${of}`}>
        {question.action}
      </Button>
      {isAsking && <ChangeQuestion {...question} onClose={() => setAsking(false)} />}
    </>
  );
}
