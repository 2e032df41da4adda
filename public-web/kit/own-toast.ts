import { useEffect, useRef } from 'react';
import { dismissToast, shownNow, showToast, type Toast } from './toasts.ts';

/** Returns a toast that belongs to a part of the page: it ends when the part is unmounted, or when `end` is called. */
export function useOwnToast() {
  const own = useRef<Toast>(undefined);
  const end = () => {
    if (own.current !== undefined && shownNow() === own.current) dismissToast();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the toast ends when the part is unmounted
  useEffect(() => end, []);
  return {
    show: (toast: Toast) => {
      own.current = toast;
      showToast(toast);
    },
    end,
  };
}
