import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns whether the page is being printed. It is drawn anew before the browser divides it into sheets. */
export function usePaper(): boolean {
  const [isOnPaper, setOnPaper] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setOnPaper(true));
    const end = () => setOnPaper(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isOnPaper;
}
