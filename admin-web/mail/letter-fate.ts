import { useMailQueue } from './mail-notice.tsx';

/** Returns a function that says what becomes of the letters that a change writes: they leave, or wait where no mail server is set up. */
export function useLetterFate(): (letters: number, to: string) => string {
  const queue = useMailQueue();
  const areWaiting = queue !== undefined && !queue.isSetUp;
  return (letters, to) => letterFate(letters, to, areWaiting);
}

export function letterFate(letters: number, to: string, areWaiting: boolean): string {
  if (letters === 0) return `No letter ${to} is written.`;
  const [written, waits, leaves] =
    letters === 1 ? [`1 letter ${to}`, 'waits', 'leaves'] : [`${letters} letters ${to}`, 'wait', 'leave'];
  return areWaiting ? `${written} ${waits}: no mail server is set up.` : `${written} ${leaves}.`;
}
