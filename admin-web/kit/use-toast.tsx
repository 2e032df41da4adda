import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { Toast, type ToastTone } from './toast.tsx';

/** Returns a function that shows a short message over the page. */
export function useToast() {
  const notify = useNotify();
  return useCallback(
    (tone: ToastTone, title: string, text?: string, undo?: () => void) =>
      notify(<Toast tone={tone} title={title} text={text} undo={undo} />),
    [notify],
  );
}
