import { useNotify } from 'react-admin';
import { Toast, type ToastTone } from './toast.tsx';

/** Shows a short message over the page: what happened, and what more there is to say. */
export function useToast() {
  const notify = useNotify();
  return (tone: ToastTone, title: string, text?: string, undo?: () => void) =>
    notify(<Toast tone={tone} title={title} text={text} undo={undo} />);
}
