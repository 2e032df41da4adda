import { useSyncExternalStore } from 'react';

/** Short message over the page. */
export interface Toast {
  readonly tone: 'good' | 'alarm';
  readonly title: string;
  readonly text: string;
}

const shownFor = 5000;

let shown: Toast | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a toast for five seconds, in place of any other. */
export function showToast(toast: Toast): void {
  clearTimeout(timer);
  timer = setTimeout(dismissToast, shownFor);
  change(toast);
}

export function dismissToast(): void {
  clearTimeout(timer);
  change(undefined);
}

/** Returns the toast shown now. */
export function useToast(): Toast | undefined {
  return useSyncExternalStore(subscribe, shownNow, shownNow);
}

export const shownNow = () => shown;

function change(toast: Toast | undefined): void {
  shown = toast;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
